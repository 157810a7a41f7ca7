import { setTimeout as pause } from 'node:timers/promises'
import { editorAt } from '#workshop/editor.ts'
import { startEmptySite } from '#workshop/site.ts'
import { enterDesk } from '#workshop/staff.ts'
import { markedPages } from '../prove/chaos/rounds.ts'
import type { PartFigures } from './budgets.ts'
import { readAsVisitors, timeUntilShown } from './instruments/visits.ts'
import { residentMemory } from './machine.ts'
import { progress } from './setup.ts'
import { median } from './statistics.ts'

const rounds = [1, 2, 3]
/** Price of a round; 619 is the price of another pack. */
const amountOf = (round: number) => 610 + round

export async function measureEdition(): Promise<PartFigures<'edition'>> {
  await using site = await startEmptySite()
  const { url } = site
  progress('Publishing while visitors read…')
  const { secret } = await enterDesk(site.settings)
  const editor = editorAt(url, secret)
  const times = { review: [] as number[], text: [] as number[], price: [] as number[] }
  const addresses = (await markedPages(url)).map(({ path }) => url + path)
  const visits = readAsVisitors(url)
  await pause(2_000)
  for (const round of rounds) {
    const text = `Une phrase du tour ${'abcd'[round]}.`
    await editor.save('/pages/accueil', { 'pages/accueil#hero.lead': text })
    const begun = performance.now()
    const publishText = await editor.review()
    times.review.push(performance.now() - begun)
    times.text.push(await visits.count(() => timeUntilShown(publishText, [url], text)))
    const amount = `${amountOf(round)}`
    await editor.save('/prix/site-vitrine', {
      'catalogue/prices#site-vitrine.prices.euro.0': amount,
    })
    const publishPrice = await editor.review()
    times.price.push(await visits.count(() => timeUntilShown(publishPrice, addresses, amount)))
    await pause(1_000)
  }
  return {
    ...{ review: times.review[0] ?? Number.NaN, pages: addresses.length },
    ...{ text: median(times.text), price: median(times.price) },
    ...(await visits.end()),
    memory: residentMemory(site.process.pid).now,
  }
}
