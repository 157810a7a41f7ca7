import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Checker } from 'accessibility-checker-engine'

const file = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js')
const source = readFileSync(file, 'utf8')

/** Rules that take two thirds of the time and only ask a person to look; the last reads `style` attributes alone. */
const slow = [
  'style_focus_visible',
  'element_tabbable_unobscured',
  'element_tabbable_visible',
  'text_quoted_correctly',
  'text_whitespace_valid',
  'text_spacing_valid',
]

/** Rules that fail on pages that are right, and the reason of each. */
const differences: Readonly<Record<string, string>> = {
  aria_form_label_unique: 'a form without a name is no landmark, so its name need not be unique',
  aria_article_label_unique: 'ARIA asks for no name of an article, whose heading is read',
  aria_complementary_labelled: 'the only complementary landmark of a page needs no name',
  table_headers_exists:
    'on a phone the heads of a table are out of sight, but screen readers say them',
  label_content_exists:
    'a label that shows a picture, or stands in the head of its column; axe reads the name of its field',
}

/**
 * Returns the violations of which IBM's checker is sure, one line each. The dark scheme changes only colours, so the
 * checker then reads contrasts alone. Pages in frames, and what a closed part hides, are read where they are shown.
 */
export async function ibmViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"ace" in window'))) {
    await page.evaluate(`${source};void (window.ace = ace)`)
  }
  const found = await page.evaluate(async (slow) => {
    const checker = new window.ace.Checker()
    const isNight = matchMedia('(prefers-color-scheme: dark)').matches
    const isWanted = (rule: string) =>
      isNight ? rule === 'text_contrast_sufficient' : !slow.includes(rule)
    const wcag = checker.getGuidelines().find(({ id }) => id === 'WCAG_2_2')
    if (!wcag) throw new Error('the checker knows no WCAG 2.2')
    const checkpoints = wcag.checkpoints.map(({ rules = [], ...point }) => ({
      ...point,
      rules: rules.filter(({ id }) => isWanted(id)),
    }))
    checker.addGuideline({ ...wcag, id: 'ours', checkpoints })
    const { results } = await checker.check(document, 'ours')
    if (results.length === 0) throw new Error('the checker had nothing to look at')
    return results
      .filter(({ value, node }) => {
        const element = node instanceof Element ? node : node?.parentElement
        return value.join() === 'VIOLATION,FAIL' && element?.checkVisibility()
      })
      .map(({ ruleId, message, path }) => ({ ruleId, words: `${message}, at ${path.dom}` }))
  }, slow)
  return found
    .filter(({ ruleId }) => !Object.hasOwn(differences, ruleId))
    .map(({ ruleId, words }) => `${ruleId}: ${words}`)
}

declare global {
  interface Window {
    ace: { Checker: typeof Checker }
  }
}
