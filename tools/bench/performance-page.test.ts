import { expect, test } from 'vitest'
import { withSection } from './performance-page.ts'

const page = `# Figures

By hand.

<!-- pages -->

old

<!-- /pages -->

Also by hand.
`

test('a section is written anew, and what stands around it stays', () => {
  const once = withSection(page, ['pages', '| new |\n|---|'])
  expect(once).toBe(page.replace('old', '| new |\n|---|'))
  expect(withSection(once, ['pages', 'old'])).toBe(page)
})

test('a section that the page does not have is a mistake', () => {
  expect(() => withSection(page, ['server', ''])).toThrow('no section server')
})
