/**
 * Process that renders the site with changed content while the server answers visitors. It sends each page
 * twice: first with fast compression, later with that of the build.
 */
import '../production.ts'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Content, Documents } from '#content/documents/documents.ts'
import { publishedContent } from '#content/documents/overlay.ts'
import { createFinisher } from './finish-page.ts'
import { hashes, inlineHashes, withNonce } from './inline-hashes.ts'
import type { PageFault, RenderedFile, RenderMessage, RenderTask } from './render-messages.ts'
import { mapFrame } from './security.ts'
import type { Packed } from './static.ts'
import type { TrimmedSheets } from './trim-sheet.ts'
import { createTrial } from './try-page.ts'

interface Door {
  documentPaths(content: Content): readonly string[]
  feeds: Readonly<Record<string, (content: Content) => string>>
  renderPage(
    path: string,
    content: Content,
    assets: object,
  ): { html: string; files: ReadonlyMap<string, string> }
}

/** Bytes below which a file is not compressed, as in tools/build/precompress.ts. */
const smallest = 256

process.once('message', (task: RenderTask) => void render(task))
// The server has exited.
process.once('disconnect', () => process.exit())

async function render(task: RenderTask) {
  const { build, published, known, nonce, isTrial } = task
  const documents: Documents = new Map(
    Object.entries(await readJson(join(build, 'documents.json'))),
  )
  const { content, twice, refused } = publishedContent(documents, published)
  const client = join(build, 'client')
  const assets = await readJson(join(build, 'assets.json'))
  const door: Door = await import(join(build, 'server/render-page.js'))
  const trimmed = new Map(Object.entries(await readJson(join(build, 'trimmed.json'))))
  const finish = createFinisher(client, assets, trimmed as TrimmedSheets)
  const rules = hashes([{ text: await readFile(join(client, 'speculation-rules.json'), 'utf8') }])
  const pages = new Map<string, ReturnType<Door['renderPage']>>()
  const digests: Record<string, string> = {}
  const fail = async (page: string, fault: PageFault) => {
    await send({ kind: 'failed', page, fault })
    process.disconnect?.()
  }

  for (const path of door.documentPaths(content)) {
    try {
      const page = door.renderPage(path, content, assets)
      pages.set(path, page)
      digests[path] = createHash('sha256').update(page.html).digest('base64url')
    } catch (error) {
      return fail(path, { kind: 'broken', message: String(error) })
    }
  }

  const changed = [...pages].filter(([path]) => known[path] !== digests[path])
  const made: { path: string; page: RenderedFile; files: RenderedFile[] }[] = []
  for (const [path, { html, files }] of changed) {
    let finished = finish(html, (address) => files.get(address) ?? '')
    const { scripts, styles } = inlineHashes(finished)
    if (path === mapFrame) finished = withNonce(finished, nonce)
    made.push({
      path,
      page: {
        ...fileOf(`${path === '/' ? '' : path}/index.html`, finished),
        hashes: { scripts: path === mapFrame ? scripts : [...scripts, ...rules], styles },
      },
      files: [...files].map(([address, text]) => fileOf(address, text)),
    })
  }

  const tryPage = createTrial({
    client,
    pages: new Map([...pages].map(([path, { html }]) => [path, html])),
    scripts: [...task.scripts, ...rules],
  })
  for (const { path, page } of isTrial ? made : []) {
    const fault = tryPage(path, page)
    if (fault) return fail(path, fault)
  }
  // If a page was removed, unchanged pages may link to it.
  const isGone = isTrial && Object.keys(known).some((path) => !pages.has(path))
  for (const path of isGone ? pages.keys() : []) {
    const fault = tryPage(path)
    if (fault) return fail(path, fault)
  }

  const rendered = [
    ...made.flatMap(({ page, files }) => [...files, page]),
    ...Object.entries(door.feeds).map(([address, text]) => fileOf(address, text(content))),
  ]
  for (const file of rendered) await send({ kind: 'file', ...file })
  await send({ kind: 'content', known: digests, content, twice, refused })
  for (const file of rendered) {
    await send({ kind: 'packed', ...file, packed: pack(file.body, 11, 9) })
  }
  process.disconnect?.()
}

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'))

function fileOf(name: string, text: string): RenderedFile {
  const body = new Uint8Array(Buffer.from(text))
  return { name, body, packed: pack(body, 5, 6) }
}

function pack(body: Uint8Array<ArrayBuffer>, quality: number, level: number): Packed {
  if (body.length <= smallest) return {}
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return { br: brotliCompressSync(body, { params }), gzip: gzipSync(body, { level }) }
}

function send(message: RenderMessage): Promise<void> {
  return new Promise((resolve) => {
    // Sending fails when the server has exited.
    process.send?.(message, (error: Error | null) => (error ? process.exit() : resolve()))
  })
}
