import { defineConfig } from 'vitest/config'

// Unit tests stand beside the code; visitor journeys live in e2e/ and run in Playwright.
export default defineConfig({
  test: {
    include: ['{app,art,content,forms,server,tools}/**/*.test.{ts,tsx}'],
  },
})
