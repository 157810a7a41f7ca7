import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { loadContent } from '#content/documents/load.ts'
import { browserArgs, ensureBrowser, headlessShell } from '../test/browser.ts'
import { startSite } from '../test/site-process.ts'
import { typingBudget } from './budgets.ts'
import { phone } from './phone.ts'
import { median, percentile } from './statistics.ts'

const { previewsPage } = loadContent()

/** Ordinary computers and phones are so much slower than this machine. */
const slowdown = 4

/** Shorter ones are not reported by browsers. */
const shortest = 16

const screens = {
  phone,
  desk: { viewport: { width: 1440, height: 900 } },
}

/** What is typed, where: a name, a town, a sentence. */
const typed = [
  [previewsPage.sentence.name, 'Les ateliers de Lila et Fils'],
  [previewsPage.sentence.town, 'La Grande-Motte'],
  [previewsPage.sentence.sentence, 'Ouvert quand la lampe est verte.'],
] as const

/** Milliseconds, over all keys. */
export interface TypingRow {
  screen: string
  keys: number
  median: number
  p95: number
  slowest: number
  /** Keys whose next frame did not show what they had changed. */
  late: number
}

/**
 * Types in the fields of /apercus on a processor slowed four times, and measures from each key to the
 * end of the frame that follows, by the page's own clock (Event Timing, in steps of 8 ms): whether
 * that frame has the preview with the new text in it is looked at too.
 *
 * @param progress is given a line about what is measured
 */
export async function measureTyping(progress: (line: string) => void): Promise<TypingRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'graaand-bench-'))
  const site = await startSite({ DATA_DIR: folder })
  const browser = await chromium.launch({
    executablePath: ensureBrowser(headlessShell),
    args: browserArgs,
  })
  try {
    const rows: TypingRow[] = []
    for (const [screen, options] of Object.entries(screens)) {
      progress(`Typing on a ${screen}…`)
      const delays = await typeOn(browser, options, `${site.url}/apercus`)
      rows.push({ screen, ...delays })
    }
    return rows
  } finally {
    await browser.close()
    await site.stop()
    await rm(folder, { recursive: true })
  }
}

/** The rows that violate the budget, one readable line each. */
export function typingViolations(rows: readonly TypingRow[]): string[] {
  return rows.flatMap(({ screen, p95, late }) => [
    ...(p95 > typingBudget
      ? [`Typing on a ${screen}: p95 ${p95} ms instead of at most ${typingBudget}`]
      : []),
    ...(late > 0 ? [`Typing on a ${screen}: ${late} keys whose next frame was an old one`] : []),
  ])
}

async function typeOn(browser: Browser, options: object, address: string) {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    await page.addInitScript(observe, shortest)
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.getByRole('textbox', { name: typed[0][0] }).focus()
    await page.locator('main [data-awake]').waitFor({ state: 'attached' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    let keys = 0
    for (const [name, text] of typed) {
      const field = page.getByRole('textbox', { name })
      await field.fill('')
      await rest(page)
      await page.evaluate('typing.start()')
      for (const letter of text) {
        await field.press(letter === ' ' ? 'Space' : letter)
        await rest(page)
        keys += 1
      }
      await page.evaluate('typing.stop()')
    }
    const { delays, late } = await page.evaluate<{ delays: number[]; late: number }>(
      'typing.result()',
    )
    // A key without an entry took less than the shortest that browsers report.
    const quick = Array.from({ length: Math.max(0, keys - delays.length) }, () => shortest)
    const all = [...delays, ...quick]
    return {
      keys,
      median: median(all),
      p95: percentile(all, 0.95),
      slowest: Math.max(...all),
      late,
    }
  } finally {
    await context.close()
  }
}

/** Every frame that a key leads to has been painted. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
  })

/** Runs in the page before anything else. */
function observe(shortest: number) {
  const delays: number[] = []
  let late = 0
  let counting = false
  const keep = (entries: PerformanceEntryList) => {
    for (const { name, duration } of entries) {
      if (counting && name === 'keydown') delays.push(duration)
    }
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: shortest } as object)
  const bare = (text: string | null = '') => (text ?? '').normalize('NFKC').replace(/\s+/g, '')
  addEventListener('input', ({ target }) => {
    if (!counting) return
    const { value } = target as HTMLInputElement
    // React has drawn before the frame, or it has not.
    requestAnimationFrame(() => {
      const previews = document.querySelectorAll('main .preview')
      const shown = [...previews].some(({ textContent }) => bare(textContent).includes(bare(value)))
      if (!shown) late += 1
    })
  })
  Object.assign(window, {
    typing: {
      start: () => {
        counting = true
      },
      stop: () => {
        keep(observer.takeRecords())
        counting = false
      },
      result: () => ({ delays, late }),
    },
  })
}
