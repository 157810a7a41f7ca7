import { startEmptySite } from '#workshop/site.ts'
import { openSlowLine } from './instruments/local-servers.ts'
import {
  type Engine,
  followLink,
  startChromiumEngine,
  startOtherEngines,
} from './instruments/navigation.ts'
import type { Measured, Row } from './performance-page.ts'
import { progress, startChromium } from './setup.ts'
import { median } from './statistics.ts'

const links = {
  home: { from: '/', to: '/devis' },
  prices: { from: '/tarifs/seo', to: '/contactez-nous' },
}

const clicks = 3

/** Milliseconds from hovering a link until the click. */
const pointedFor = { Pointed: 1000, Quick: 100 }

export async function measureBrowsers(): Promise<Measured> {
  await using site = await startEmptySite()
  using line = await openSlowLine(site.url)
  await using chromium = await startChromium()
  const rows: Row[] = []
  async function followLinks(engine: Engine, path: string) {
    const figures: Record<string, number> = {}
    for (const [link, { from, to }] of Object.entries(links)) {
      progress(`${path}, ${from} to ${to}…`)
      for (const [how, time] of Object.entries(pointedFor)) {
        const follow = () => followLink(engine, line.url + from, to, time)
        figures[link + how] = median(await Array.fromAsync({ length: clicks }, follow))
      }
    }
    rows.push({ path, figures })
    await engine.close()
  }
  await followLinks(await startChromiumEngine(chromium.port), chromium.product)
  for (const engine of await startOtherEngines()) await followLinks(engine, engine.name)
  return { links: rows }
}
