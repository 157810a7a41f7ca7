import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserArgs, findBrowser, headlessShell } from './tools/test/browser.ts'

// Visitor journeys against the production build; see e2e/README.md.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Each has a server, a mailbox and a database of its own: e2e/support/fixtures.ts. One more than there
  // are cores, since a journey waits for mails and frames as well.
  workers: availableParallelism() + 1,
  // A test that passes the second time has failed.
  retries: 0,
  // Far beyond what any of them takes: they end what hangs, and judge no machine's speed.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    screenshot: 'only-on-failure',
    launchOptions: launch(findBrowser(headlessShell) ?? findBrowser()),
  },
  projects: [
    { name: 'chromium', grepInvert: /@no-js|@windowed/ },
    { name: 'no-js', grep: /@no-js/, use: { javaScriptEnabled: false } },
    {
      // What a browser does only when it draws a window around the page.
      name: 'windowed',
      grep: /@windowed/,
      use: { launchOptions: launch(findBrowser()) },
    },
  ],
})

/** The same engine without a window around the page takes half of the processor's time. */
function launch(executablePath: string | undefined) {
  return { ...(executablePath && { executablePath }), args: browserArgs }
}
