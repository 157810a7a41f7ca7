import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PageFault, RenderedFile } from './render-messages.ts'

/**
 * Maximum bytes of a page's HTML in brotli: a new connection transfers them in two round trips of 10 and 20
 * packets of 1,460 bytes.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6928
 */
export const mostBytes = 43_800

interface Parts {
  client: string
  /** HTML of all pages by path. */
  pages: Pick<ReadonlyMap<string, string>, 'get' | 'has'>
  /** Hashes of the inline scripts that a page may have. */
  scripts: readonly string[]
}

/** Returns a function that tries a page; without a file, it checks only the links. */
export function createTrial({ client, pages, scripts }: Parts) {
  const ownScripts = new Set(scripts)

  function leadsSomewhere(href: string, from: string): boolean {
    const [address = '', place] = href.split('#')
    const path = address === '' ? from : (address.split('?')[0] ?? '').replace(/(.)\/$/, '$1')
    if (!pages.has(path)) return existsSync(join(client, path))
    return !place || pages.get(path)?.includes(`id="${decoded(place)}"`) === true
  }

  return (path: string, file?: RenderedFile): PageFault | undefined => {
    const links = [...(pages.get(path) ?? '').matchAll(/<a [^>]*?href="([/#][^"]*)"/g)]
    const lost = links
      .map(([, href = '']) => href.replaceAll('&amp;', '&'))
      .find((href) => !leadsSomewhere(href, path))
    if (lost !== undefined) return { kind: 'link', href: lost }
    const bytes = file?.packed.br?.length ?? 0
    if (bytes > mostBytes) return { kind: 'heavy', bytes, most: mostBytes }
    // Any other script can only come from an edited text.
    if (file?.hashes?.scripts.some((hash) => !ownScripts.has(hash))) return { kind: 'script' }
  }
}

/** A `%` without two digits makes `decodeURIComponent` throw. */
function decoded(place: string): string | undefined {
  try {
    return decodeURIComponent(place)
  } catch {
    return undefined
  }
}
