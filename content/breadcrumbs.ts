import { type PagePath, pages } from './pages.ts'

export interface Crumb {
  label: string
  to?: PagePath
}

const folders: Record<string, string> = { '/tarifs': 'Tarifs', '/portfolio': 'Portfolio' }

/**
 * Returns `Accueil`, then one crumb per path segment; one without a name shows its hyphens as spaces (Spec: S-10).
 *
 * @param path an address that starts with a slash, such as `/tarifs/seo`
 * @param name name of the page, if pages.ts has none
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
