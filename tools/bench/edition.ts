import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { editorAt } from '#workshop/editor.ts'
import { startEmptySite } from '#workshop/site.ts'
import { enterDesk } from '#workshop/staff.ts'
import { signIn } from '../../e2e/support/desk.ts'
import { markedPages } from '../prove/chaos/rounds.ts'
import type { PartFigures } from './budgets.ts'
import { readAsVisitors, timeUntilShown } from './instruments/visits.ts'
import { desktop, progress, startChromium } from './setup.ts'
import { slowdown } from './slowdown.ts'
import { median, percentile } from './statistics.ts'

const build = join(import.meta.dirname, '../../build')
const sheet = '/bureau/edition/pages/accueil'

/** Texts of the home page: one borrows a number, the other borrows two sentences. */
const typed = [
  ['pages/accueil#hero.lead', 'Avec des mots de plus.'],
  ['pages/accueil#offer.text', 'Et une phrase.'],
] as const

const rounds = [1, 2, 3]
/** Price of a round; 619 is the price of another pack. */
const amountOf = (round: number) => 610 + round

export async function measureEdition(): Promise<PartFigures<'edition'>> {
  await using site = await startEmptySite()
  progress('Typing beside the preview…')
  await using chromium = await startChromium()
  const { keys, ...bytes } = await typeInFields(chromium.browser, site)
  progress('Publishing while visitors read…')
  const { secret } = await enterDesk(site.settings)
  const published = await publish(site.url, secret)
  return {
    ...{ key: percentile(keys.delays, 0.95), keyMedian: median(keys.delays) },
    ...{ keySlowest: Math.max(...keys.delays), unpainted: keys.unpainted },
    ...published,
    ...bytes,
  }
}

async function typeInFields(browser: Browser, site: Parameters<typeof signIn>[1]) {
  await using context = await browser.newContext(desktop)
  await signIn(context, site)
  const page = await context.newPage()
  const loaded = new Set<string>()
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname))
  await page.goto(site.url + sheet, { waitUntil: 'networkidle' })
  const bytes = packedBytes(loaded)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const preview = page.frameLocator('.frames .new iframe')
  const delays: number[] = []
  let unpainted = 0
  for (const [key, text] of typed) {
    const place = preview.locator(`[data-field="${key}"]`).first()
    await place.waitFor({ state: 'attached' })
    await page.locator(`input[name="f|${key}"] + .text`).focus()
    await page.keyboard.press('Control+End')
    for (const letter of ` ${text}`) {
      await page.evaluate(watchRepaint, key)
      await page.keyboard.press(letter === ' ' ? 'Space' : letter)
      const delay = await page.evaluate<number | null>('repainted')
      if (delay === null) unpainted += 1
      else delays.push(delay)
    }
    // Waits, so that the server's answer does not delay the next text.
    await page.locator('.saved', { hasText: 'pas encore en ligne' }).waitFor()
  }
  return { keys: { delays, unpainted }, ...bytes }
}

/** Runs in the page: measures from the next key until the preview has painted the text, or null after 5 s. */
function watchRepaint(key: string) {
  const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s/g, ' ')
  const box = document.querySelector(`input[name="f|${key}"] + .text`)
  const frame = document.querySelector<HTMLIFrameElement>('.frames .new iframe')
  const place = frame?.contentDocument?.querySelector(`[data-field="${key}"]`)?.parentElement
  if (!box || !place) throw new Error(`${key} is not on the page`)
  // The field shares its parent element with other texts, which do not change.
  const others = textOf(place).length - textOf(box).length
  const isShown = () =>
    textOf(place).includes(textOf(box)) && textOf(place).length - textOf(box).length === others
  const { promise: repainted, resolve } = Promise.withResolvers<number | null>()
  const onKey = ({ timeStamp: pressed }: KeyboardEvent) => {
    const seen = new MutationObserver(() => {
      if (!isShown()) return
      seen.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
    })
    seen.observe(place, { subtree: true, childList: true, characterData: true })
  }
  addEventListener('keydown', onKey, { capture: true, once: true })
  setTimeout(resolve, 5_000, null)
  Object.assign(window, { repainted })
}

/** Sizes in brotli. */
function packedBytes(loaded: ReadonlySet<string>) {
  const sum = (ending: string) =>
    [...loaded]
      .filter((path) => path.startsWith('/bureau/assets/') && path.endsWith(ending))
      .reduce((sum, path) => sum + statSync(join(build, `desk/client${path}.br`)).size, 0)
  return { script: sum('.js'), sheet: sum('.css') }
}

async function publish(url: string, secret: string) {
  const editor = editorAt(url, secret)
  const times = { text: [] as number[], price: [] as number[] }
  const addresses = (await markedPages(url)).map(({ path }) => url + path)
  const visits = readAsVisitors(url)
  const careful = compareWithData(url)
  await pause(2_000)
  for (const round of rounds) {
    const text = `Une phrase du tour ${'abcd'[round]}.`
    await editor.save('/pages/accueil', { 'pages/accueil#hero.lead': text })
    const publishText = await editor.review()
    times.text.push(await visits.count(() => timeUntilShown(publishText, [url], text)))
    await editor.save('/pages/commun/forms/footer-form', {
      'forms/footer-form#form.sending': `Envoi au prix de ${amountOf(round)}`,
    })
    await editor.save('/prix/site-vitrine', {
      'catalogue/prices#site-vitrine.prices.euro.0': `${amountOf(round)}`,
    })
    const publishPrice = await editor.review()
    const amount = `${amountOf(round)}`
    times.price.push(await visits.count(() => timeUntilShown(publishPrice, addresses, amount)))
    await pause(1_000)
  }
  return {
    ...{ text: median(times.text), price: median(times.price), pages: addresses.length },
    ...(await visits.end()),
    ...(await careful.end()),
  }
}

/** Loads pages and their data in a loop; counts those with two prices, or with an older price than before. */
function compareWithData(url: string) {
  let isOver = false
  const counts = { compared: 0, mixed: 0 }
  const amountsIn = (text: string) => [...text.matchAll(/\b61[0-3](?=\s€ HT|")/g)].map(Number)
  const read = async (path: string) => {
    const answer = await fetch(url + path)
    return answer.ok ? answer.text() : ''
  }
  const paths = ['/', '/contactez-nous', '/devis?service=seo', '/tarifs/site-vitrine', '/blog']
  async function follow() {
    let last = 0
    for (let turn = 0; !isOver; turn++) {
      const html = await read(paths[turn % paths.length] ?? '')
      const files = [...html.matchAll(/="(\/assets\/[\w-]+\.json)"/g)].map(([, path = '']) => path)
      const data = await Promise.all(files.map(read))
      const amounts = [html, ...data].flatMap(amountsIn)
      const isMixed = Math.min(...amounts) < last || new Set(amounts).size > 1 || data.includes('')
      if (isMixed) counts.mixed += 1
      if (amounts.length > 1) counts.compared += 1
      last = Math.max(last, ...amounts)
      await pause(20)
    }
  }
  const following = follow()
  return {
    async end() {
      isOver = true
      await following
      return counts
    },
  }
}
