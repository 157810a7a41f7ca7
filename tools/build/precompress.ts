/**
 * Last step of the build: writes compressed twins (`.br`, `.zst`, `.gz`) beside the text files of
 * build/client. The server and any other static host then send them as they are, packed once with
 * an effort that no request could wait for.
 */
import { glob, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

const folder = join(import.meta.dirname, '../../build/client')

const textFiles = new Set('.css .data .html .ico .js .json .svg .txt .webmanifest .xml'.split(' '))
/** Under this size a twin saves less than it is worth keeping. */
const smallest = 256

/** Ways to pack a page, of which each has its own best: by up to 30 bytes, and a packet is a packet. */
const pageWays = [
  {},
  ...[15, 16, 17].map((bits) => ({
    [constants.BROTLI_PARAM_LGWIN]: bits,
    [constants.BROTLI_PARAM_NPOSTFIX]: 1,
  })),
]

async function brotli(body: Buffer, name: string): Promise<Buffer> {
  const ways = extname(name) === '.html' ? pageWays : [{}]
  const packed = await Promise.all(
    ways.map((way) =>
      promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          ...way,
        },
      }),
    ),
  )
  return packed.reduce((best, next) => (next.length < best.length ? next : best))
}

const twins = [
  { suffix: '.br', compress: brotli },
  {
    suffix: '.zst',
    compress: (body: Buffer) =>
      promisify(zstdCompress)(body, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  },
  { suffix: '.gz', compress: (body: Buffer) => promisify(gzip)(body, { level: 9 }) },
]

for await (const name of glob('**/*', { cwd: folder })) {
  if (!textFiles.has(extname(name))) continue
  const body = await readFile(join(folder, name))
  if (body.length <= smallest) continue
  await Promise.all(
    twins.map(async ({ suffix, compress }) => {
      const packed = await compress(body, name)
      if (packed.length < body.length) await writeFile(join(folder, name + suffix), packed)
    }),
  )
}
