import { type Audit, audit, serveBarePage } from './instruments/lighthouse.ts'
import { openSlowLine, servePeer } from './instruments/local-servers.ts'
import {
  type Engine,
  followLink,
  startChromiumEngine,
  startOtherEngines,
} from './instruments/navigation.ts'
import { type Host, withoutCpuSteal } from './machine.ts'
import { progress, startBench, startChromium, temporaryFolder } from './setup.ts'
import { median, type Spread, spread } from './statistics.ts'

/** One page of each kind that loads differently. */
const paths = ['/', '/tarifs/seo', '/expertises/uiux-design', '/devis']

const links = [
  { from: '/', to: '/devis' },
  { from: '/tarifs/seo', to: '/contactez-nous' },
]

const rounds = 3

/** Milliseconds from pointing at a link until the click. */
const pointedFor = { pointed: 1000, quick: 100 }

/** Milliseconds from the click to the painted page. */
export type LinkRow = Record<'from' | 'to' | 'product', string> &
  Record<keyof typeof pointedFor, number> & { engine: Engine['name'] }

export interface BrowserFigures {
  product: string
  isFull: boolean
  rows: { name: string; lcp: Spread; lcpRatio: number; tbt: Spread }[]
}

export interface BrowsersReport {
  browsers: BrowserFigures[]
  links: LinkRow[]
  host: Host
}

/**
 * Audits some pages in turns with a bare page and a peer, so that all pay for what the browser costs; then
 * follows links.
 *
 * @param peerFolder the other site's built files
 */
export async function measureBrowsers(peerFolder: string | null): Promise<BrowsersReport> {
  await using folder = await temporaryFolder()
  await using site = await startBench({ DATA_DIR: folder.path })
  using line = await openSlowLine(site.url)
  using bare = await serveBarePage()
  using peer = peerFolder ? await servePeer(peerFolder) : null
  await using shell = await startChromium()
  await using full = await startChromium({ isFull: true })
  const host = { runs: 0, repeated: 0, stolen: 0 }
  const launched = [
    { ...shell, isFull: false, audits: new Map<string, Audit[]>() },
    { ...full, isFull: true, audits: new Map<string, Audit[]>() },
  ]
  const pages = [
    { name: 'bare page', url: bare.url },
    ...(peer ? [{ name: 'peer', url: peer.url }] : []),
    ...paths.map((path) => ({ name: path, url: site.url + path })),
  ]
  for (let round = 1; round <= rounds; round++) {
    for (const { name, url } of pages) {
      progress(`${name}, ${round} of ${rounds}…`)
      for (const { port, audits } of launched) {
        const run = await withoutCpuSteal(host, () =>
          audit(port, url, name === 'bare page' ? 'bare' : 'public'),
        )
        audits.set(name, [...(audits.get(name) ?? []), run])
      }
    }
  }
  const browsers = launched.map(({ product, isFull, audits }): BrowserFigures => {
    const spreadOf = (name: string, figure: 'lcp' | 'tbt') =>
      spread((audits.get(name) ?? []).map((run) => run[figure]))
    const bareLcp = spreadOf('bare page', 'lcp').median
    const rows = pages.map(({ name }) => {
      const lcp = spreadOf(name, 'lcp')
      return { name, lcp, lcpRatio: lcp.median / bareLcp, tbt: spreadOf(name, 'tbt') }
    })
    return { product, isFull, rows }
  })

  const followed: LinkRow[] = []
  async function followLinks(engine: Engine, product: string) {
    for (const { from, to } of links) {
      progress(`${product}, ${from} to ${to}…`)
      const follow = async (time: number) => {
        const times: number[] = []
        while (times.length < rounds) {
          const run = () => followLink(engine, line.url + from, to, time)
          times.push(await withoutCpuSteal(host, run))
        }
        return median(times)
      }
      const { pointed, quick } = pointedFor
      const row = { from, to, product, engine: engine.name, pointed: await follow(pointed) }
      followed.push({ ...row, quick: await follow(quick) })
    }
    await engine.close()
  }
  for (const { port, product } of launched) {
    await followLinks(await startChromiumEngine(port), product)
  }
  for (const engine of await startOtherEngines()) await followLinks(engine, engine.name)
  return { browsers, links: followed, host }
}
