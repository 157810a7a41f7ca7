/**
 * A thread that renders the site with other content while the main thread answers visitors. It sends the
 * changed files first, and later the same files with the compression of the build.
 */
import '../production.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Content } from '#content/documents/documents.ts'
import { type InlineHashes, mapFrame } from '../http/security.ts'
import type { Packed } from '../http/static.ts'
import { createFinisher } from './finish-page.ts'
import { hashes, inlineHashes, withNonce } from './inline-hashes.ts'

/** Input of the thread. */
export interface RenderTask {
  /** Folder of the build. */
  build: string
  content: Content
  /** Digest of each page as it was rendered last, by address: what is the same is left as it is. */
  known: Readonly<Record<string, string>>
  /** Stands in the map's frame where the server puts one for each visit. */
  nonce: string
}

/** A public file as it is to be sent. */
export interface RenderedFile {
  /** With its ending: `/devis/index.html`. */
  name: string
  body: Uint8Array<ArrayBuffer>
  packed: Packed
  /** Set on a document: the inline blocks that its policy allows. */
  hashes?: InlineHashes
}

/** Output of the thread: the changed files, then the same files in better compression. */
export type RenderMessage =
  | { kind: 'rendered'; files: RenderedFile[]; known: Record<string, string> }
  | { kind: 'packed'; files: Omit<RenderedFile, 'hashes'>[] }

/** The part of build/server/render-page.js that the thread uses. */
interface Door {
  documentPaths(content: Content): readonly string[]
  feeds: Readonly<Record<string, (content: Content) => string>>
  renderPage(
    path: string,
    content: Content,
    assets: object,
  ): { html: string; files: ReadonlyMap<string, string> }
}

const { build, content, known, nonce }: RenderTask = workerData
const client = join(build, 'client')
const assets = JSON.parse(readFileSync(join(build, 'assets.json'), 'utf8'))
const door: Door = await import(join(build, 'server/render-page.js'))
const finish = createFinisher(client, assets)
const rules = hashes([{ text: readFileSync(join(client, 'speculation-rules.json'), 'utf8') }])

/** Bytes under which nothing is packed, as in tools/build/precompress.ts. */
const smallest = 256

const rendered: RenderedFile[] = []
const digests: Record<string, string> = {}
for (const path of door.documentPaths(content)) {
  const { html, files } = door.renderPage(path, content, assets)
  const digest = createHash('sha256').update(html).digest('base64url')
  digests[path] = digest
  if (known[path] === digest) continue
  for (const [address, text] of files) rendered.push(fileOf(address, text))
  let finished = finish(html, (address) => files.get(address) ?? '')
  const { scripts, styles } = inlineHashes(finished)
  if (path === mapFrame) finished = withNonce(finished, nonce)
  rendered.push({
    ...fileOf(`${path === '/' ? '' : path}/index.html`, finished),
    hashes: { scripts: path === mapFrame ? scripts : [...scripts, ...rules], styles },
  })
}
for (const [address, text] of Object.entries(door.feeds)) {
  rendered.push(fileOf(address, text(content)))
}
send({ kind: 'rendered', files: rendered, known: digests })
send({
  kind: 'packed',
  files: rendered.map(({ name, body }) => ({ name, body, packed: pack(body, 11, 9) })),
})

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

function send(message: RenderMessage) {
  parentPort?.postMessage(message)
}
