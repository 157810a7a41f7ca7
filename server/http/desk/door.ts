import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { drawDesk } from '#desk/door.tsx'
import type { Drawing } from '#desk/views.ts'
import { noDocumentPolicy, securityHeaders } from '../../site/security.ts'
import { loadStaticFiles, type StaticFiles } from '../../site/static.ts'

export interface Desk {
  draw(title: string, drawing: Drawing): string
  files: StaticFiles
  open: ReadonlySet<string>
}

interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}

export async function loadDesk(build: string, https: boolean): Promise<Desk> {
  const folder = join(build, 'desk')
  const door: { drawDesk: typeof drawDesk } = await import(join(folder, 'server/door.js'))
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8'),
  )

  function assetsOf(name: string): { scripts: string[]; styles: string[]; others: string[] } {
    const chunk = manifest[name]
    if (!chunk) throw new Error('The build has no desk: run `npm run build`')
    const needed = (chunk.imports ?? []).map(assetsOf)
    // Shared files first, because the style sheet of a room overrides desk/bureau.css.
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
