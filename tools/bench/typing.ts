import type { Browser, Page } from '@playwright/test'
import { loadContent } from '#content/documents/load.ts'
import type { PartFigures } from './budgets.ts'
import { shortestEvent } from './instruments/interaction.ts'
import {
  desktop,
  phone,
  progress,
  slowdown,
  startBench,
  startChromium,
  temporaryFolder,
} from './setup.ts'
import { median, percentile } from './statistics.ts'

const { previewsPage } = loadContent()

const texts = [
  [previewsPage.sentence.name, 'Les ateliers de Lila et Fils'],
  [previewsPage.sentence.town, 'La Grande-Motte'],
  [previewsPage.sentence.sentence, 'Ouvert quand la lampe est verte.'],
] as const

/**
 * Types in the fields of /apercus on a slowed processor; measures from each key to the next frame and counts
 * late frames.
 */
export async function measureTyping(): Promise<PartFigures<'apercus'>> {
  await using folder = await temporaryFolder()
  await using site = await startBench({ DATA_DIR: folder.path })
  await using chromium = await startChromium()
  const address = `${site.url}/apercus`
  progress('Typing on a phone…')
  const onPhone = await typeOn(chromium.browser, phone, address)
  progress('Typing on a desktop…')
  const onDesktop = await typeOn(chromium.browser, desktop, address)
  return {
    phone: percentile(onPhone.delays, 0.95),
    phoneMedian: median(onPhone.delays),
    phoneSlowest: Math.max(...onPhone.delays),
    phoneLate: onPhone.late,
    desktop: percentile(onDesktop.delays, 0.95),
    desktopMedian: median(onDesktop.delays),
    desktopSlowest: Math.max(...onDesktop.delays),
    desktopLate: onDesktop.late,
  }
}

async function typeOn(browser: Browser, screen: object, address: string) {
  await using context = await browser.newContext(screen)
  const page = await context.newPage()
  await page.addInitScript(observe, shortestEvent)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: texts[0][0] }).focus()
  await page.locator('main [data-awake]').waitFor({ state: 'attached' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  let keys = 0
  for (const [name, text] of texts) {
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
    '({ delays: typing.delays, late: typing.late })',
  )
  // A key without an entry took less than browsers report.
  while (delays.length < keys) delays.push(shortestEvent)
  return { delays, late }
}

const rest = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
  })

/** Runs in the page before its own scripts. */
function observe(shortest: number) {
  const typing = { delays: [] as number[], late: 0 }
  let isCounting = false
  const keep = (entries: PerformanceEntryList) => {
    for (const { name, duration } of entries) {
      if (isCounting && name === 'keydown') typing.delays.push(duration)
    }
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: shortest } as object)
  const bare = (text: string | null = '') => (text ?? '').normalize('NFKC').replace(/\s+/g, '')
  addEventListener('input', ({ target }) => {
    if (!isCounting) return
    const { value } = target as HTMLInputElement
    requestAnimationFrame(() => {
      const previews = document.querySelectorAll('main .preview')
      const shown = [...previews].some(({ textContent }) => bare(textContent).includes(bare(value)))
      if (!shown) typing.late += 1
    })
  })
  const start = () => {
    isCounting = true
  }
  const stop = () => {
    keep(observer.takeRecords())
    isCounting = false
  }
  Object.assign(window, { typing: Object.assign(typing, { start, stop }) })
}
