import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Drawing, drawDesk } from '#desk/door.tsx'
import { noDocumentPolicy, securityHeaders } from '../../site/security.ts'
import { loadStaticFiles, type StaticFiles } from '../../site/static.ts'

export interface Desk {
  draw(title: string, drawing: Drawing): string
  files: StaticFiles
  open: ReadonlySet<string>
}

interface Chunk {
  file: string
  imports?: string[]
  assets?: string[]
}

export async function loadDesk(build: string, https: boolean): Promise<Desk> {
  const folder = join(build, 'desk')
  const door: { drawDesk: typeof drawDesk } = await import(join(build, 'server/desk.js'))
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8'),
  )

  function chunk(name: string): Chunk {
    const found = manifest[name]
    if (!found) throw new Error('The build has no desk: run `npm run build`')
    return found
  }
  function filesOf(name: string): string[] {
    const { file, imports = [] } = chunk(name)
    return [...new Set([`/${file}`, ...imports.flatMap(filesOf)])]
  }

  const scripts = Object.fromEntries(
    Object.keys(manifest)
      .filter((name) => /^[^_].*[.]tsx?$/.test(name))
      .map((name) => [name, filesOf(name)]),
  )
  const [inside, outside] = [chunk('inside.css'), chunk('bureau.css')]
  return {
    draw: (title, drawing) =>
      door.drawDesk(title, drawing, {
        scripts,
        styles: [`/${(drawing.shell ? inside : outside).file}`],
      }),
    files: loadStaticFiles(join(folder, 'client'), () => ({
      ...securityHeaders(https),
      'Content-Security-Policy': noDocumentPolicy,
    })),
    open: new Set([
      ...filesOf('connexion/ceremonies.ts'),
      ...[outside.file, ...(outside.assets ?? [])].map((file) => `/${file}`),
    ]),
  }
}
