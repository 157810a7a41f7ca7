/**
 * Process that renders the pages that a publication changes, while the server answers visitors. It loads the build
 * before the task arrives. It sends each page twice: first with fast compression, later with that of the build.
 *
 *   node render-worker.ts BUILD
 */
import '../production.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Content } from '#content/documents/documents.ts'
import { publishedContent } from '#content/documents/overlay.ts'
import { readBuiltDocuments } from './built-documents.ts'
import { createFinisher } from './finish-page.ts'
import { hashes, inlineHashes, withNonce } from './inline-hashes.ts'
import { isTouched, type PageRecord, recordPage } from './page-record.ts'
import type { PageFault, RenderedFile, RenderMessage, RenderTask } from './render-messages.ts'
import { mapFrame } from './security.ts'
import type { Packed } from './static.ts'
import type { TrimmedSheets } from './trim-sheet.ts'
import { createTrial } from './try-page.ts'

interface Door {
  documentPaths(content: Content): readonly string[]
  feeds: Readonly<Record<string, (content: Content) => string>>
  renderPage(path: string, content: Content, assets: object): RenderedPage
}

interface RenderedPage {
  html: string
  files: ReadonlyMap<string, string>
}

/** Bytes below which a file is not compressed, as in tools/build/precompress.ts. */
const smallest = 256

const build = process.argv[2] ?? ''
const client = join(build, 'client')
const task = new Promise<RenderTask>((resolve) => process.once('message', resolve))
// The server has exited.
process.once('disconnect', () => process.exit())

const documents = readBuiltDocuments(build)
const built: Record<string, PageRecord> = await readJson('rendered.json')
const assets = await readJson('assets.json')
const door: Door = await import(join(build, 'server/render-page.js'))
const trimmed: TrimmedSheets = new Map(Object.entries(await readJson('trimmed.json')))
const finish = createFinisher(client, assets, trimmed)
const rules = hashes([{ text: await readFile(join(client, 'speculation-rules.json'), 'utf8') }])
await render(await task)

async function render({ published, records: changedRecords, nonce, isTrial, ...task }: RenderTask) {
  const { content, twice, refused } = publishedContent(documents, published)
  const paths = new Set(door.documentPaths(content))
  const rendered = new Map<string, RenderedPage>()
  const records: Record<string, string | null> = {}
  const fail = async (page: string, fault: PageFault) => {
    await send({ kind: 'failed', page, fault })
    process.disconnect?.()
  }
  const recordOf = (path: string): PageRecord | undefined => {
    const own = changedRecords[path]
    return own === undefined ? built[path] : own === null ? undefined : JSON.parse(own)
  }

  const changed: [string, RenderedPage][] = []
  for (const path of paths) {
    const before = recordOf(path)
    if (before && !isTouched(before, content)) continue
    try {
      const { page, record } = recordPage(door.renderPage, path, content, assets)
      rendered.set(path, page)
      records[path] = JSON.stringify(record)
      if (record.html !== before?.html) changed.push([path, page])
    } catch (error) {
      return fail(path, { kind: 'broken', message: String(error) })
    }
  }
  const gone = [...Object.keys(built), ...Object.keys(changedRecords)].filter(
    (path) => !paths.has(path) && recordOf(path),
  )
  for (const path of gone) records[path] = null

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

  /** Renders a page that is unchanged, when a link to a place on it is tried. */
  function htmlOf(path: string): string {
    const page = rendered.get(path) ?? door.renderPage(path, content, assets)
    rendered.set(path, page)
    return page.html
  }
  const tryPage = createTrial({
    client,
    pages: { has: (path) => paths.has(path), get: htmlOf },
    scripts: [...task.scripts, ...rules],
  })
  for (const { path, page } of isTrial ? made : []) {
    const fault = tryPage(path, page)
    if (fault) return fail(path, fault)
  }
  // Unchanged pages may link to a page that is gone.
  for (const path of isTrial && gone.length > 0 ? paths : []) {
    const fault = tryPage(path)
    if (fault) return fail(path, fault)
  }

  const sent = [
    ...made.flatMap(({ page, files }) => [...files, page]),
    ...Object.entries(door.feeds).map(([address, text]) => fileOf(address, text(content))),
  ]
  for (const file of sent) await send({ kind: 'file', ...file })
  await send({ kind: 'content', records, content, twice, refused })
  for (const file of sent) {
    await send({ kind: 'packed', ...file, packed: pack(file.body, 11, 9) })
  }
  process.disconnect?.()
}

async function readJson(name: string) {
  return JSON.parse(await readFile(join(build, name), 'utf8'))
}

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
