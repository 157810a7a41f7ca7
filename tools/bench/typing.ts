import type { Browser, Page } from '@playwright/test'
import { loadContent } from '#content/documents/load.ts'
import type { PartFigures } from './budgets.ts'
import { observeEvents, shortestEvent, type TimedEvent } from './instruments/events.ts'
import { desktop, phone, progress, startBench, startChromium } from './setup.ts'
import { slowdown } from './slowdown.ts'
import { median, percentile } from './statistics.ts'

const { previewsPage } = loadContent()

const texts = [
  [previewsPage.sentence.name, 'Les ateliers de Lila et Fils'],
  [previewsPage.sentence.town, 'La Grande-Motte'],
  [previewsPage.sentence.sentence, 'Ouvert quand la lampe est verte.'],
] as const

/** Measures from each key to the next frame, on a slowed processor; counts frames without the typed text. */
export async function measureTyping(): Promise<PartFigures<'apercus'>> {
  await using site = await startBench()
  await using chromium = await startChromium()
  const address = `${site.url}/apercus`
  const figures: Record<string, number> = {}
  for (const [name, screen] of Object.entries({ phone, desktop })) {
    progress(`Typing on a ${name}…`)
    const { delays, late } = await typeOn(chromium.browser, screen, address)
    figures[name] = percentile(delays, 0.95)
    figures[`${name}Median`] = median(delays)
    figures[`${name}Slowest`] = Math.max(...delays)
    figures[`${name}Late`] = late
  }
  return figures as PartFigures<'apercus'>
}

async function typeOn(browser: Browser, screen: object, address: string) {
  await using context = await browser.newContext(screen)
  const page = await context.newPage()
  await page.addInitScript(observeEvents, shortestEvent)
  await page.addInitScript(countLate)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: texts[0][0] }).focus()
  await page.locator('main [data-ready]').waitFor({ state: 'attached' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  let keys = 0
  for (const [name, text] of texts) {
    const field = page.getByRole('textbox', { name })
    await field.fill('')
    await rest(page)
    for (const letter of text) {
      await field.press(letter === ' ' ? 'Space' : letter)
      await rest(page)
      keys += 1
    }
  }
  const events = await page.evaluate<TimedEvent[]>('events()')
  const delays = events.filter(({ name }) => name === 'keydown').map(({ duration }) => duration)
  // Browsers report no entry for a key handled in less than `shortestEvent`.
  while (delays.length < keys) delays.push(shortestEvent)
  return { delays, late: await page.evaluate<number>('late') }
}

const rest = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
  })

function countLate() {
  let late = 0
  Object.defineProperty(window, 'late', { get: () => late })
  const bare = (text: string | null) => (text ?? '').normalize('NFKC').replace(/\s+/g, '')
  addEventListener('input', ({ target }) => {
    const { value } = target as HTMLInputElement
    requestAnimationFrame(() => {
      const previews = document.querySelectorAll('main .preview')
      const shown = [...previews].some(({ textContent }) => bare(textContent).includes(bare(value)))
      if (!shown) late += 1
    })
  })
}
