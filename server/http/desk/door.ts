import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { drawDesk } from '#desk/door.tsx'
import type { Drawing } from '#desk/views.ts'
import { noDocumentPolicy, securityHeaders } from '../security.ts'
import { loadStaticFiles, type StaticFiles } from '../static.ts'

/** The built desk: its renderer and its files. */
export interface Desk {
  draw(title: string, drawing: Drawing): string
  /** Files by address, all below `/bureau/assets/`. */
  files: StaticFiles
  /** Addresses of files that need no session. */
  open: ReadonlySet<string>
}

/** An entry of Vite's manifest. */
interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
  /** Manifest keys of imported chunks. */
  imports?: string[]
}

/**
 * Loads the desk's build.
 *
 * @param build folder of the production build
 * @param https whether only https reaches the site
 */
export async function loadDesk(build: string, https: boolean): Promise<Desk> {
  const folder = join(build, 'desk')
  const door: { drawDesk: typeof drawDesk } = await import(join(folder, 'server/door.js'))
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8'),
  )

  /** Returns the files of a page, its entry first. */
  function assetsOf(name: string): { scripts: string[]; styles: string[]; others: string[] } {
    const chunk = manifest[name]
    if (!chunk) throw new Error('The build has no desk: run `npm run build`')
    const needed = (chunk.imports ?? []).map(assetsOf)
    // Shared files first, because the sheet of a room overrides desk/bureau.css.
    const all = (own: string[] = [], key: 'styles' | 'others') => [
      ...new Set([...needed.flatMap((asset) => asset[key]), ...own.map((file) => `/${file}`)]),
    ]
    return {
      scripts: [`/${chunk.file}`, ...needed.flatMap(({ scripts }) => scripts)],
      styles: all(chunk.css, 'styles'),
      others: all(chunk.assets, 'others'),
    }
  }

  const inside = assetsOf('browser.tsx')
  const outside = assetsOf('connexion/ceremonies.ts')
  return {
    draw(title, drawing) {
      const { scripts, styles } = drawing.shell ? inside : outside
      return door.drawDesk(title, drawing, { scripts: scripts.slice(0, 1), styles })
    },
    files: await loadStaticFiles(join(folder, 'client'), () => ({
      ...securityHeaders(https),
      'Content-Security-Policy': noDocumentPolicy,
    })),
    open: new Set([...outside.scripts, ...outside.styles, ...outside.others]),
  }
}
