/**
 * Decodes uploaded files in a process of its own, at low priority and with one thread, so that visitors do
 * not wait and a crash ends only this process.
 */
import { createHash } from 'node:crypto'
import sharp, { type Metadata, type Sharp } from 'sharp'
import {
  type KeptPart,
  type PictureFacts,
  type PictureShape,
  pictureFile,
  pictureShapes,
  plainFile,
  plainWidthOf,
  widthsFor,
} from '#content/documents/pictures.ts'
import { hasOtherColours } from './pictures-colours.ts'
import {
  type FileKind,
  fileKindOf,
  hiddenIn,
  isAnimated,
  type PictureKind,
} from './pictures-content.ts'
import {
  animated,
  cut,
  damaged,
  erased,
  largestPixels,
  oddSize,
  otherColours,
  refusedKinds,
  turned,
} from './pictures-words.ts'

export interface PictureTask {
  bytes: Uint8Array
  shape: PictureShape
  kept: KeptPart
}

export interface PictureFiles {
  facts: PictureFacts
  files: { id: string; type: string; body: Uint8Array }[]
  done: string[]
}

export type PictureMessage = { refusal: string } | PictureFiles

const loaders: Record<PictureKind, string> = {
  jpeg: 'VipsForeignLoadJpegBuffer',
  png: 'VipsForeignLoadPngBuffer',
  webp: 'VipsForeignLoadWebpBuffer',
  avif: 'VipsForeignLoadHeifBuffer',
}

process.once('message', async (task: PictureTask) => {
  process.send?.('begun')
  const message = await read(task)
  process.send?.(message, () => process.disconnect?.())
})
// The server has exited.
process.once('disconnect', () => process.exit())

async function read({ bytes, shape, kept }: PictureTask): Promise<PictureMessage> {
  const kind = fileKindOf(bytes)
  if (!(kind in loaders)) return { refusal: refusedKinds[kind as keyof typeof refusedKinds] }
  sharp.concurrency(1)
  sharp.cache(false)
  // sharp also has decoders of SVG, PDF and others, and chooses by content, so only one is allowed.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: [loaders[kind as PictureKind]] })
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (isAnimated(metadata, bytes)) return { refusal: animated }
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    if (hasOtherColours(kind, content, metadata)) return { refusal: otherColours }
    const refusal = oddSize(metadata.width, metadata.height)
    if (refusal) return { refusal }
    const whole = sharp(bytes, { failOn: 'error', limitInputPixels: largestPixels })
    applyProfile(whole, kind, metadata)
    return await convert(whole, metadata, pictureShapes[shape], kept)
  } catch {
    return { refusal: damaged }
  }
}

/**
 * Makes the picture's own profile count where sharp does not apply it: to grey of 16 bits, and to grey AVIF, which it
 * decodes in three channels. It leaves other pictures of more than eight bits in Display P3, unless the profile of
 * the output is named. That name would change the colours of a picture without a profile.
 */
function applyProfile(picture: Sharp, kind: FileKind, { icc, space }: Metadata) {
  if (!icc) return
  const isForGrey = icc.toString('latin1', 16, 20) === 'GRAY'
  if (space === 'grey16' || (kind === 'avif' && isForGrey)) picture.pipelineColourspace('b-w')
  else picture.withIccProfile('srgb')
}

async function convert(
  whole: Sharp,
  metadata: Metadata,
  ratio: number | null,
  kept: KeptPart,
): Promise<PictureFiles> {
  const { width, height } = metadata.autoOrient
  const shape = ratio ?? width / height
  const widths = widthsFor(Math.round(Math.min(width, height * shape)))
  const largest = widths.at(-1) ?? width
  const { data, info } = await whole
    .autoOrient()
    .resize({
      width: largest,
      height: Math.max(1, Math.round(largest / shape)),
      fit: 'cover',
      position: kept === 'auto' ? sharp.strategy.attention : kept,
    })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const pixels = () => sharp(data, { raw: info })
  const avif = await inTurn(widths, (width) =>
    pixels().resize({ width }).avif({ quality: 55, effort: 3 }).toBuffer(),
  )
  const plain = await pixels()
    .resize({ width: plainWidthOf(widths) })
    .webp({ quality: 80 })
    .toBuffer()
  const hash = createHash('sha256')
  for (const body of avif) hash.update(body)
  const id = hash.digest('hex').slice(0, 32)
  return {
    facts: { id, width: info.width, height: info.height, widths },
    files: [
      ...avif.map((body, index) => ({
        id: pictureFile(id, widths[index] ?? 0),
        type: 'image/avif',
        body,
      })),
      { id: plainFile(id), type: 'image/webp', body: plain },
    ],
    done: [
      ...((metadata.orientation ?? 1) > 1 ? [turned] : []),
      ...(Math.abs(width / height / shape - 1) > 0.01 ? [cut] : []),
      ...erased(hiddenIn(metadata)),
    ],
  }
}

/** Runs the tasks one after another, because together they would need too much memory. */
async function inTurn<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await act(item))
  return results
}
