/** `npm run prove -- engines`: every journey in Chromium, every one that Firefox can run, and those of WebKit. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureOtherEngines } from '../test/browser.ts'
import { record } from './record.ts'

const root = join(import.meta.dirname, '../..')

ensureOtherEngines()
const more = process.argv.slice(2)
const { status } = spawnSync(join(root, 'node_modules/.bin/playwright'), ['test', ...more], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, JOURNEYS: 'whole' },
})
const { stats } = JSON.parse(readFileSync(join(root, 'test-results/e2e.json'), 'utf8'))
const figures = `${stats.expected} passed, ${stats.unexpected} failed, ${stats.skipped} skipped`
console.log(figures)
process.exitCode = status ?? 1
// A choice of journeys is not recorded.
if (more.length === 0) {
  await record(
    'Every journey works in every engine whose driver can run it, on every page',
    figures,
  )
}
