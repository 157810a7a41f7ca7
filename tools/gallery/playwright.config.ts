import { cpSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserArgs, ensureBrowser } from '../test/browser.ts'

export const folder = join(import.meta.dirname, '../../builds/gallery')

// Only in the main process, because workers load this file too.
if (!process.env.TEST_WORKER_INDEX) {
  mkdirSync(join(folder, 'now'), { recursive: true })
  cpSync(join(folder, 'now'), join(folder, 'before'), { recursive: true })
}

export default defineConfig({
  testMatch: 'pictures.ts',
  outputDir: join(folder, 'results'),
  snapshotPathTemplate: join(folder, 'before/{arg}{ext}'),
  fullyParallel: true,
  workers: availableParallelism() + 1,
  timeout: 120_000,
  expect: { toMatchSnapshot: { threshold: 0, maxDiffPixels: 0 } },
  reporter: [['dot'], ['html', { outputFolder: join(folder, 'report'), open: 'never' }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    actionTimeout: 20_000,
    launchOptions: { executablePath: ensureBrowser(), args: [...browserArgs, '--hide-scrollbars'] },
  },
})
