/**
 * Process that renders the site with other content while the server answers visitors. Sends the changed
 * files first, then again with the compression of the build.
 */
import '../production.ts'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Content, Documents } from '#content/documents/documents.ts'
import { type PublishedDocument, publishedContent } from '#content/documents/overlay.ts'
import { type InlineHashes, mapFrame } from '../http/security.ts'
import type { Packed } from '../http/static.ts'
import { createFinisher } from './finish-page.ts'
import { hashes, inlineHashes, withNonce } from './inline-hashes.ts'

export interface RenderTask {
  build: string
  published: readonly PublishedDocument[]
  /** Digest of each rendered page by address; pages with an equal digest are not sent. */
  known: Readonly<Record<string, string>>
  nonce: string
}

export interface RenderedFile {
  /** File name: `/devis/index.html`. */
  name: string
  body: Uint8Array<ArrayBuffer>
  packed: Packed
  hashes?: InlineHashes
}

/**
 * Messages of the process: each changed file, then the content, then each file in better compression; or the
 * page that failed. Files come one by one, so that the server answers visitors in between.
 */
export type RenderMessage =
  | ({ kind: 'file' | 'packed' } & RenderedFile)
  | { kind: 'failed'; page: string; message: string }
  | ({ kind: 'content'; known: Record<string, string> } & Made)

interface Door {
  documentPaths(content: Content): readonly string[]
  feeds: Readonly<Record<string, (content: Content) => string>>
  renderPage(
    path: string,
    content: Content,
    assets: object,
  ): { html: string; files: ReadonlyMap<string, string> }
}

type Made = Pick<ReturnType<typeof publishedContent>, 'content' | 'twice' | 'refused'>

/** Bytes below which a file is not compressed, as in tools/build/precompress.ts. */
const smallest = 256

process.once('message', (task: RenderTask) => void render(task))
// The server has exited.
process.once('disconnect', () => process.exit())

async function render({ build, published, known, nonce }: RenderTask) {
  const documents: Documents = new Map(
    Object.entries(await readJson(join(build, 'documents.json'))),
  )
  const { content, twice, refused } = publishedContent(documents, published)
  const client = join(build, 'client')
  const assets = await readJson(join(build, 'assets.json'))
  const door: Door = await import(join(build, 'server/render-page.js'))
  const finish = createFinisher(client, assets)
  const rules = hashes([{ text: await readFile(join(client, 'speculation-rules.json'), 'utf8') }])
  const rendered: RenderedFile[] = []
  const digests: Record<string, string> = {}

  function addPage(path: string) {
    const { html, files } = door.renderPage(path, content, assets)
    const digest = createHash('sha256').update(html).digest('base64url')
    digests[path] = digest
    if (known[path] === digest) return
    for (const [address, text] of files) rendered.push(fileOf(address, text))
    let finished = finish(html, (address) => files.get(address) ?? '')
    const { scripts, styles } = inlineHashes(finished)
    if (path === mapFrame) finished = withNonce(finished, nonce)
    rendered.push({
      ...fileOf(`${path === '/' ? '' : path}/index.html`, finished),
      hashes: { scripts: path === mapFrame ? scripts : [...scripts, ...rules], styles },
    })
  }

  for (const path of door.documentPaths(content)) {
    try {
      addPage(path)
    } catch (error) {
      await send({ kind: 'failed', page: path, message: String(error) })
      process.disconnect?.()
      return
    }
  }
  for (const [address, text] of Object.entries(door.feeds)) {
    rendered.push(fileOf(address, text(content)))
  }
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
    // Without its server, the process has no more work.
    process.send?.(message, (error: Error | null) => (error ? process.exit() : resolve()))
  })
}
