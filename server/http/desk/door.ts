import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { drawDesk } from '#desk/door.tsx'
import type { Drawing } from '#desk/views.ts'
import { noDocumentPolicy, securityHeaders } from '../security.ts'
import { loadStaticFiles, type StaticFiles } from '../static.ts'

/** The built desk: what draws its pages, and the files that these ask for. */
export interface Desk {
  draw(title: string, drawing: Drawing): string
  /** By address, all below `/bureau/assets/`. */
  files: StaticFiles
}

/** What Vite says of a file that was made of an entry. */
interface Chunk {
  file: string
  css?: string[]
}

/**
 * @param build folder of the production build
 * @param https whether the site is reached by https only
 * @returns the desk as tools/build/desk.ts left it
 */
export async function loadDesk(build: string, https: boolean): Promise<Desk> {
  const folder = join(build, 'desk')
  const door: { drawDesk: typeof drawDesk } = await import(join(folder, 'server/door.js'))
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8'),
  )
  const entry = manifest['browser.tsx']
  if (!entry) throw new Error('The build has no desk: run `npm run build`')
  const assets = {
    scripts: [`/${entry.file}`],
    styles: (entry.css ?? []).map((file) => `/${file}`),
  }
  return {
    draw: (title, drawing) => door.drawDesk(title, drawing, assets),
    files: await loadStaticFiles(join(folder, 'client'), () => ({
      ...securityHeaders(https),
      'Content-Security-Policy': noDocumentPolicy,
    })),
  }
}
