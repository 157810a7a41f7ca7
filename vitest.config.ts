import { defineConfig } from 'vitest/config'

// Unit tests stand beside the code; visitor journeys live in e2e/ and run in Playwright.
export default defineConfig({
  test: {
    // Some tests start and stop processes, and others may keep this machine's cores busy meanwhile.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['{app,art,content,forms,previews,server,tools}/**/*.test.{ts,tsx}'],
  },
})
