import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserArgs, findBrowser, firefox, headlessShell } from './tools/test/browser.ts'
import { acceptOlderFirefox } from './tools/test/firefox.ts'

acceptOlderFirefox()

/** `npm run prove -- engines` runs all journeys in every engine that can; other commands, those tagged so. */
const isWhole = process.env.JOURNEYS === 'whole'
const inFirefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: findBrowser(firefox),
    firefoxUserPrefs: {
      // A mouse, which a machine without a screen lacks: fine (2) and able to hover (4).
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // Bars over the page, as in Chromium without a window.
      'ui.useOverlayScrollbars': 1,
      // Its driver loses track of pages in the back-forward cache.
      'browser.sessionhistory.max_total_viewers': 0,
    },
  },
} as const
const inWebKit = 'webkit/*.e2e.ts'
/** The same engine without a window around the page takes half of the processor's time. */
const executablePath = findBrowser(headlessShell) ?? findBrowser()

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
    launchOptions: { ...(executablePath && { executablePath }), args: browserArgs },
  },
  projects: [
    // With and without JavaScript in one project, because workers of another would start anew.
    { name: 'chromium', testIgnore: inWebKit, ...(!isWhole && { grepInvert: /@whole/ }) },
    {
      name: 'firefox',
      testIgnore: inWebKit,
      // One worker, because another would take as long to start as its few tests.
      ...(!isWhole && { grep: /@engines/, grepInvert: /@whole/, workers: 1 }),
      use: inFirefox,
    },
    // Not a browser of Playwright's: e2e/support/webkit.ts.
    { name: 'webkit', testMatch: inWebKit, workers: 1 },
  ],
})
