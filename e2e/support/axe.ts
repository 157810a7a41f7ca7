import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that colours can break: night changes nothing else. */
const colourRules = ['color-contrast', 'link-in-text-block']

interface Look {
  /** Selector of what is judged. */
  part?: string
  /** These rules only, or every one that axe has; otherwise those of WCAG 2.2, levels A and AA. */
  rules?: readonly string[] | 'all'
  /** All but these. */
  without?: readonly string[]
  /** Whether the documents in its frames are judged too, as they are by default. */
  frames?: boolean
}

/**
 * What axe-core finds wrong with a page as it stands, one readable line each.
 *
 * Its script is given to each document once, and only violations come back: on a page of 370 elements
 * a look takes a tenth of what it takes to send axe and all that it has seen there and back.
 */
export async function violations(
  page: Page,
  { part = 'html', rules, without = [], frames = true }: Look = {},
): Promise<string[]> {
  await Promise.all(
    (frames ? page.frames() : [page.mainFrame()]).map(async (frame) => {
      if (await frame.evaluate('"axe" in window')) return
      await frame.evaluate(axe.source)
      // Frames of other sites answer too.
      await frame.evaluate("axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })")
    }),
  )
  const options: axe.RunOptions = {
    ...(rules !== 'all' && {
      runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: wcag },
    }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    iframes: frames,
  }
  return page.evaluate(
    async ([part, options]) => {
      if (!document.querySelector(part)) throw new Error(`${part} is not on the page`)
      const { violations, passes } = await window.axe.run(part, options)
      if (violations.length + passes.length === 0) throw new Error('axe had nothing to look at')
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help}, at ${target.join(' ')}`),
      )
    },
    [part, options] as const,
  )
}

/** Fails on what axe-core finds wrong with the page by day, and with its colours by night. */
export async function expectAccessible(page: Page, look: Pick<Look, 'frames'> = {}) {
  await page.emulateMedia({ colorScheme: 'light' })
  await settle(page)
  expect(await violations(page, look), 'by day').toEqual([])
  // Night changes colours, and nothing else.
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  expect(await violations(page, { ...look, rules: colourRules }), 'by night').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await settle(page)
}

/**
 * Waits for every movement that ends by itself: colours are judged once things are in place. What is
 * folded away does not move until it is opened.
 */
export async function settle(page: Page) {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect, timeline }) => {
          const { target } = effect as KeyframeEffect
          return (
            timeline === document.timeline &&
            target?.checkVisibility({ contentVisibilityAuto: true }) &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
          )
        })
        .map((animation) => animation.finished.catch(() => null)),
    ),
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
