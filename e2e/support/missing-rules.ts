import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type * as door from '../../app/render/render-page.tsx'

/** Names outside `:not()` and `:is()`, because such selectors stay without them. */
const namesIn = (css: string) =>
  new Set(css.replaceAll(/:(?:not|is)\([^()]*\)/g, '').match(/[.#][a-z_-][\w-]*/gi))

/**
 * Returns classes and ids of the open page that have rules in the whole sheets, but none in the page's own
 * (server/site/trim-sheet.ts).
 */
export async function missingRules(page: Page): Promise<string[]> {
  const { styleSheetsOf }: typeof door = await import(
    join(import.meta.dirname, '../../build/server/render-page.js')
  )
  const whole = namesIn(styleSheetsOf(new URL(page.url()).pathname).join(''))
  const { names, text } = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('style')].map(({ sheet }) => sheet)
    const rules = [...parts, ...document.adoptedStyleSheets].flatMap((sheet) => [
      ...(sheet?.cssRules ?? []),
    ])
    const names = [...document.querySelectorAll('*')].flatMap(({ classList, id }) => [
      ...[...classList].map((name) => `.${name}`),
      `#${id}`,
    ])
    return { names, text: rules.map(({ cssText }) => cssText).join('') }
  })
  const own = namesIn(text)
  if (own.size === 0) return ['no part of a style sheet is in the page']
  return [...new Set(names)].filter((name) => whole.has(name) && !own.has(name))
}
