import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { ibmViolations } from './ibm.ts'

// A third faster to start than the readable file.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Rules that depend on colours, for the dark scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']

interface Look {
  part?: string
  /** Rules to check; by default those of WCAG 2.2, levels A and AA. */
  rules?: readonly string[] | 'all'
  /** Skipped rules. */
  without?: readonly string[]
  frames?: boolean
}

/**
 * Injects axe once per document and returns only violations, one line each, which takes a tenth of the time
 * of a full result. IBM's checker reads whole pages too.
 */
export async function violations(
  page: Page,
  { part = 'html', rules, without = [], frames = true }: Look = {},
): Promise<string[]> {
  await Promise.all(
    (frames ? page.frames() : [page.mainFrame()]).map(async (frame) => {
      if (await frame.evaluate('"axe" in window')) return
      await frame.evaluate(`${source};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`)
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
  const found = await page.evaluate(
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
  const isWhole = part === 'html' && rules !== 'all' && without.length === 0
  return isWhole ? [...found, ...(await ibmViolations(page))] : found
}

/** Checks the default rules in the light scheme, and those on colours in the dark one. */
export async function expectAccessible(page: Page, look: Pick<Look, 'frames'> = {}) {
  await page.emulateMedia({ colorScheme: 'light' })
  await settle(page)
  expect(await violations(page, look), 'by day').toEqual([])
  // The dark scheme changes only colours.
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  expect(await violations(page, { ...look, rules: colourRules }), 'by night').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await settle(page)
}

/** Checks what a phone and a desk show. */
export async function expectAccessibleInWidths(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
}

/** Waits for every finite animation; collapsed content does not move. */
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
