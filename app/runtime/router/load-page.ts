import siteSheet from '../../styles/site.css?url'
import type { RouteModule } from './site-router.tsx'

/** Of React Router's manifest, what is read here. */
interface ManifestRoute {
  id: string
  parentId?: string
  /** Last part of the address. */
  path?: string
  index?: boolean
  module: string
  css?: string[]
  /** Pages have one; what is made for machines has none. */
  hasDefaultExport: boolean
}

export interface LoadedPage {
  page: RouteModule
  /** Whether app/layout.tsx stands around it. */
  framed: boolean
  /** Arrived, and not applied yet. */
  sheets: readonly HTMLLinkElement[]
}

/** Pages fetched or under way, by their address. */
const pages = new Map<string, Promise<LoadedPage | null>>()

/**
 * Fetches what a page is drawn with: its module and its style sheets, each once for the life of
 * the document, and once more when it fails.
 *
 * @returns null when the site has no page at this address
 * @throws when a file did not arrive
 */
export function loadPage(pathname: string): Promise<LoadedPage | null> {
  const known = pages.get(pathname)
  if (known) return known
  const page = fetchPage(pathname)
  pages.set(pathname, page)
  page.catch(() => pages.delete(pathname))
  return page
}

async function fetchPage(pathname: string): Promise<LoadedPage | null> {
  const chain = chainTo(pathname, await loadManifest())
  const last = chain?.at(-1)
  if (!chain || !last) return null
  // A sheet that several pages import has a # at its end.
  const addresses = [siteSheet, ...chain.flatMap(({ css = [] }) => css)].map((href) =>
    href.replace('#', ''),
  )
  const [page, sheets] = await Promise.all([
    importModule(last.module) as Promise<RouteModule>,
    Promise.all(addresses.map(loadSheet)),
  ])
  const framed = chain.some(({ id }) => id === 'layout')
  return { page, framed, sheets }
}

/** It comes with the first page that is asked for: a page that is only read has no use for it. */
async function loadManifest(): Promise<Record<string, ManifestRoute>> {
  const { manifest } = JSON.parse(document.getElementById('boot')?.textContent ?? '{}')
  await importModule(manifest)
  const { __reactRouterManifest } = window as unknown as {
    __reactRouterManifest: { routes: Record<string, ManifestRoute> }
  }
  return __reactRouterManifest.routes
}

/** The routes from the document to the page at this address, which has no parameters. */
function chainTo(pathname: string, routes: Record<string, ManifestRoute>): ManifestRoute[] | null {
  const chainOf = (route: ManifestRoute): ManifestRoute[] => {
    const parent = route.parentId === undefined ? undefined : routes[route.parentId]
    return parent ? [...chainOf(parent), route] : [route]
  }
  for (const route of Object.values(routes)) {
    const isPage = route.hasDefaultExport && (route.index || route.path)
    if (!isPage) continue
    const chain = chainOf(route)
    if (`/${chain.flatMap(({ path }) => path || []).join('/')}` === pathname) return chain
  }
  return null
}

/** A second address, since browsers remember that the first has failed. */
function importModule(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ address).catch(
    () => import(/* @vite-ignore */ `${address}?again`),
  )
}

/** Fetches a sheet without applying it, unless another page has asked for it. */
async function loadSheet(address: string): Promise<HTMLLinkElement> {
  const fetched = document.querySelector<HTMLLinkElement>(`link[data-href="${address}"]`)
  if (fetched) return fetched
  return await insertSheet(address, address).catch(() => insertSheet(address, `${address}?again`))
}

async function insertSheet(name: string, href: string): Promise<HTMLLinkElement> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.media = 'not all'
  // As React marks its own: a page's late sheet then follows the page's others.
  link.dataset.precedence = name
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  link.onload = () => resolve()
  link.onerror = () => {
    link.remove()
    reject(new Error(`${href} did not arrive`))
  }
  // The first page brought the part that it needed itself (tools/build/trim-styles.ts): the whole takes
  // its place among the sheets, where the order counts.
  const part = document.querySelector(`style[data-href="${name}"]`)
  if (part) part.after(link)
  else document.head.append(link)
  await promise
  link.dataset.href = name
  return link
}
