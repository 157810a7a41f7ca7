/** Reads the format and metadata of a file from its bytes only, because its name may be wrong. */
import type { Metadata } from 'sharp'

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'
export type FileKind = PictureKind | 'animation' | 'heic' | 'svg' | 'gif' | 'pdf' | 'other'

export function fileKindOf(bytes: Uint8Array): FileKind {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096))
  const text = head.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp'
  if (text.startsWith('ftyp', 4)) return kindOfBrands(head)
  if (text.startsWith('GIF8')) return 'gif'
  if (text.startsWith('%PDF')) return 'pdf'
  // UTF-16 has a zero byte beside each letter.
  return /<svg[\s/>]/i.test(text.replaceAll('\0', '')) ? 'svg' : 'other'
}

/** AVIF and HEIC share one container format, whose brands name the codec. */
function kindOfBrands(head: Buffer): FileKind {
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands = head.toString('latin1', 8, end)
  // Sequences are refused by their brand, because sharp reads none.
  if (/avis|msf1|hev[cxms]/.test(brands)) return 'animation'
  if (/avif/.test(brands)) return 'avif'
  return /hei[cxms]|mif1/.test(brands) ? 'heic' : 'other'
}

/** Looks for the animation chunk of a PNG before its pixels, because sharp reads only the first frame. */
export function isAnimated({ pages = 1 }: Metadata, bytes: Uint8Array): boolean {
  if (pages > 1) return true
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const mark = buffer.indexOf('acTL')
  return fileKindOf(bytes) === 'png' && mark !== -1 && mark < buffer.indexOf('IDAT')
}

export interface Hidden {
  place: boolean
  device: boolean
  other: boolean
}

/** EXIF tags of maker and model. */
const deviceTags = [0x010f, 0x0110]
/** Offset of the GPS directory. */
const placeTag = 0x8825
const orientationTag = 0x0112

/** Finds out which metadata a picture has: place, device, other. */
export function hiddenIn({ exif, xmp, iptc }: Metadata): Hidden {
  const tags = exif ? tagsOf(exif) : []
  const text = xmp?.toString('utf8') ?? ''
  return {
    place: tags.includes(placeTag) || text.includes('GPSLatitude'),
    device: deviceTags.some((tag) => tags.includes(tag)) || /tiff:(Make|Model)/.test(text),
    other: tags.some((tag) => tag !== orientationTag) || text !== '' || iptc !== undefined,
  }
}

function tagsOf(exif: Buffer): number[] {
  const tiff = tiffOf(exif)
  return tiff ? [...directoryAt(tiff, firstDirectory).keys()] : []
}

const exifDirectoryTag = 0x8769
const colourSpaceTag = 0xa001
const interoperabilityTag = 0xa005
const indexTag = 0x0001

/** Value of `colourSpaceTag`. */
const srgb = 1

/** Returns whether a camera has written Adobe RGB without an ICC profile, as DCF 2.0 allows. */
export function isAdobeRgb({ exif }: Metadata): boolean {
  const tiff = exif && tiffOf(exif)
  if (!tiff) return false
  const photo = placeIn(tiff, firstDirectory, exifDirectoryTag)
  const colourSpace = placeIn(tiff, photo, colourSpaceTag)
  if (colourSpace !== undefined && tiff.short(colourSpace) === srgb) return false
  const index = placeIn(tiff, placeIn(tiff, photo, interoperabilityTag), indexTag)
  return index !== undefined && tiff.bytes.toString('latin1', index, index + 3) === 'R03'
}

interface Tiff {
  bytes: Buffer
  short: (at: number) => number
  long: (at: number) => number
}

/** Place of the first directory's offset. */
const firstDirectory = 4

function tiffOf(exif: Buffer): Tiff | undefined {
  const bytes = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0)
  if (bytes.length < 8) return undefined
  const isLittle = bytes.toString('latin1', 0, 2) === 'II'
  return {
    bytes,
    short: (at) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)),
    long: (at) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)),
  }
}

/** Returns the place of a tag's value in the directory whose offset is at `at`. */
function placeIn(tiff: Tiff, at: number | undefined, tag: number): number | undefined {
  return at === undefined ? undefined : directoryAt(tiff, at).get(tag)
}

/** Reads the directory whose offset is at `at`: its tags, and the place of each value, or of its offset. */
function directoryAt({ bytes, short, long }: Tiff, at: number): Map<number, number> {
  const start = long(at)
  if (start + 2 > bytes.length) return new Map()
  const room = Math.floor((bytes.length - start - 2) / 12)
  return new Map(
    Array.from({ length: Math.min(short(start), room) }, (_, entry) => {
      const place = start + 2 + entry * 12
      return [short(place), place + 8]
    }),
  )
}
