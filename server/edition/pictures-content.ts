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
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0)
  if (tiff.length < 8) return []
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (start + 2 > tiff.length) return []
  const room = Math.floor((tiff.length - start - 2) / 12)
  return Array.from({ length: Math.min(short(start), room) }, (_, entry) =>
    short(start + 2 + entry * 12),
  )
}
