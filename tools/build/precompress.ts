/**
 * Build step: writes `.br` and `.gz` variants of the text files of build/client, build/desk/client and
 * build/follow/client, at a level too slow for a request.
 */
import { glob, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { buildFolder } from './folder.ts'

const textFiles = new Set('.css .data .html .ico .js .json .svg .txt .webmanifest .xml'.split(' '))
/** Bytes below which a variant is not worth storing. */
const smallest = 256

/** Brotli parameters; the build tries each, because the best one depends on the page. */
const encodings = [
  { postfixBits: 0, direct: 0 },
  { postfixBits: 1, direct: 4 },
  { postfixBits: 1, direct: 12 },
  { postfixBits: 1, direct: 20 },
  { postfixBits: 0, direct: 10, blockBits: 16 },
  { postfixBits: 0, direct: 12, blockBits: 16 },
]

async function pack(body: Buffer): Promise<Buffer> {
  const packed = await Promise.all(
    encodings.map(({ postfixBits, direct, blockBits = 0 }) =>
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

for await (const name of glob('{client,desk/client,follow/client}/**/*', { cwd: buildFolder })) {
  if (!textFiles.has(extname(name))) continue
  const body = await readFile(join(buildFolder, name))
  if (body.length <= smallest) continue
  await Promise.all(
    variants.map(async ({ suffix, compress }) => {
      const packed = await compress(body)
      if (packed.length < body.length) await writeFile(join(buildFolder, name + suffix), packed)
    }),
  )
}
