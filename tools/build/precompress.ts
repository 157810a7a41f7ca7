/**
 * Build step: writes `.br` and `.gz` variants of the text files of build/client, build/desk/client and
 * build/follow/client, at a level too slow for a request. A file of the former build with the same bytes has the same
 * variants.
 */
import { hash } from 'node:crypto'
import { copyFile, glob, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { buildFolder } from './folder.ts'

const textFiles = new Set('.css .data .html .ico .js .json .svg .txt .webmanifest .xml'.split(' '))
/** Bytes below which a variant is not worth storing. */
const smallest = 256

/** Brotli parameters for pages of the public site, whose budgets count bytes; the better one depends on the page. */
const ofPages = [
  { postfixBits: 0, direct: 0 },
  { postfixBits: 0, direct: 10, blockBits: 16 },
]

/** Scripts are small, so the build tries more. The others save a page five bytes, and take twice the time of these. */
const ofScripts = [
  ...ofPages,
  { postfixBits: 1, direct: 4 },
  { postfixBits: 1, direct: 12 },
  { postfixBits: 1, direct: 20 },
  { postfixBits: 0, direct: 12, blockBits: 16 },
]

function encodingsFor(name: string) {
  if (/^client\/.*\.js$/.test(name)) return ofScripts
  return /^client\/.*\.html$/.test(name) ? ofPages : ofPages.slice(0, 1)
}

async function pack(body: Buffer, name: string): Promise<Buffer> {
  const packed = await Promise.all(
    encodingsFor(name).map(({ postfixBits, direct, blockBits = 0 }) =>
      promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
          // 0 leaves the size of a block to the encoder.
          [constants.BROTLI_PARAM_LGBLOCK]: blockBits,
        },
      }),
    ),
  )
  return packed.reduce((least, one) => (one.length < least.length ? one : least))
}

const variants = [
  { suffix: '.br', compress: pack },
  { suffix: '.gz', compress: (body: Buffer) => promisify(gzip)(body, { level: 9 }) },
]

const readOrNothing = (file: string) => readFile(file).catch(() => undefined)

/** Dependencies of the variants besides their file. */
const { brotli, zlib } = process.versions
const recipe = hash('sha256', `${await readFile(import.meta.filename)} ${brotli} ${zlib}`)
const former = join(import.meta.dirname, '../../build')
const isReusable = String(await readOrNothing(join(former, 'packed-by'))) === recipe

for await (const name of glob('{client,desk/client,follow/client}/**/*', { cwd: buildFolder })) {
  if (!textFiles.has(extname(name))) continue
  const body = await readFile(join(buildFolder, name))
  if (body.length <= smallest) continue
  const isKnown = isReusable && (await readOrNothing(join(former, name)))?.equals(body)
  await Promise.all(
    variants.map(async ({ suffix, compress }) => {
      const target = join(buildFolder, name + suffix)
      if (isKnown) return copyFile(join(former, name + suffix), target).catch(() => {})
      const packed = await compress(body, name)
      if (packed.length < body.length) await writeFile(target, packed)
    }),
  )
}
await writeFile(join(buildFolder, 'packed-by'), recipe)
