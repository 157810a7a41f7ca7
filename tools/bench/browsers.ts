import { startEmptySite } from '#workshop/site.ts'
import { audit } from './instruments/lighthouse.ts'
import { openSlowLine, serveBarePage, servePeer } from './instruments/local-servers.ts'
import {
  type Engine,
  followLink,
  startChromiumEngine,
  startOtherEngines,
} from './instruments/navigation.ts'
import type { Measured, Row } from './performance-page.ts'
import { progress, startChromium } from './setup.ts'
import { median } from './statistics.ts'

const paths = ['/', '/tarifs/seo', '/expertises/uiux-design', '/devis']

const links = {
  home: { from: '/', to: '/devis' },
  prices: { from: '/tarifs/seo', to: '/contactez-nous' },
}

const audits = 5
const clicks = 3

/** Milliseconds from hovering a link until the click. */
const pointedFor = { Pointed: 1000, Quick: 100 }

/**
 * Audits some pages, a bare page and a peer in turns, so that other work on the machine slows all of them;
 * then follows links.
 *
 * @param peerFolder the other site's built files
 */
export async function measureBrowsers(peerFolder = ''): Promise<Measured> {
  await using site = await startEmptySite()
  using line = await openSlowLine(site.url)
  using bare = await serveBarePage()
  using peer = peerFolder ? await servePeer(peerFolder) : null
  await using shell = await startChromium()
  await using full = await startChromium({ isFull: true })
  const launched = [
    { port: shell.port, isFull: false, name: `${shell.product}, headless shell` },
    { port: full.port, isFull: true, name: `${full.product}, full browser` },
  ]
  const addresses = [
    ['bare page', bare.url],
    ...(peer ? [['peer', peer.url]] : []),
    ...paths.map((path) => [path, site.url + path]),
  ] as [page: string, address: string][]
  const audited: { name: string; page: string; lcp: number; tbt: number }[] = []
  for (let round = 1; round <= audits; round++) {
    for (const [page, address] of addresses) {
      progress(`${page}, ${round} of ${audits}…`)
      const kind = page === 'bare page' ? 'bare' : 'public'
      for (const { port, name } of launched) {
        audited.push({ name, page, ...(await audit(port, address, kind)) })
      }
    }
  }
  const pages = launched.flatMap(({ name, isFull }) => {
    const of = (wanted: string, figure: 'lcp' | 'tbt') =>
      audited.filter((one) => one.name === name && one.page === wanted).map((one) => one[figure])
    return addresses.map(([page]): Row => {
      const [lcp, tbt] = [median(of(page, 'lcp')), median(of(page, 'tbt'))]
      const figures = { lcp, lcpRatio: lcp / median(of('bare page', 'lcp')), tbt }
      const isJudged = isFull && peer && page.startsWith('/')
      const others = Math.max(...of('peer', 'tbt'), ...of('bare page', 'tbt'))
      const overOthers = isJudged ? Math.max(0, tbt - others) : null
      return { path: `${name}: ${page}`, figures: { ...figures, overOthers } }
    })
  })

  const followed: Row[] = []
  async function followLinks(engine: Engine, path: string) {
    const figures: Record<string, number> = {}
    for (const [link, { from, to }] of Object.entries(links)) {
      progress(`${path}, ${from} to ${to}…`)
      for (const [how, time] of Object.entries(pointedFor)) {
        const follow = () => followLink(engine, line.url + from, to, time)
        figures[link + how] = median(await Array.fromAsync({ length: clicks }, follow))
      }
    }
    followed.push({ path, figures })
    await engine.close()
  }
  for (const { port, name } of launched) await followLinks(await startChromiumEngine(port), name)
  for (const engine of await startOtherEngines()) await followLinks(engine, engine.name)
  return { pages, links: followed }
}
