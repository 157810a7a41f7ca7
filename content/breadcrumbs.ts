import { type PagePath, pages } from './pages.ts'

export interface Crumb {
  label: string
  /** Where it leads; absent on the last crumb, and on a segment that is no page of its own. */
  to?: PagePath
}

/** Folders of the address that are not pages, and have a better name than their segment. */
const folders: Record<string, string> = { '/tarifs': 'Tarifs', '/portfolio': 'Portfolio' }

/**
 * The breadcrumb trail of an address: Accueil, then one crumb per segment (Spec: S-10). A segment
 * nobody named keeps its own words, hyphens read as spaces.
 *
 * @param path an address that starts with a slash, such as `/tarifs/seo`
 * @param name of the page itself, when pages.ts does not know it
 */
export function breadcrumbsOf(path: string, name?: string): Crumb[] {
  const segments = path.split('/').filter(Boolean)
  const paths = ['/', ...segments.map((_, i) => `/${segments.slice(0, i + 1).join('/')}`)]
  return paths.map((address, i) => {
    const last = i === paths.length - 1
    const label = isPage(address)
      ? pages[address].crumb
      : (folders[address] ??
        (last ? name : undefined) ??
        address.slice(address.lastIndexOf('/') + 1).replaceAll('-', ' '))
    return isPage(address) && !last ? { label, to: address } : { label }
  })
}

function isPage(address: string): address is PagePath {
  return Object.hasOwn(pages, address)
}
