import type { Metadata } from 'sharp'
import { type FileKind, isAdobeRgb } from './pictures-content.ts'

/*
 * Finds colours that the decoder reads as if they were sRGB. It applies ICC profiles, and nothing else.
 */

interface Part {
  name: string
  data: Buffer
}

/** Returns whether a picture without an ICC profile tells colours that the decoder would show wrong. */
export function hasOtherColours(kind: FileKind, bytes: Buffer, metadata: Metadata): boolean {
  if (kind === 'png') return isOtherPng(chunksOf(bytes))
  if (kind === 'avif') return isOtherAvif(bytes)
  return !metadata.icc && isAdobeRgb(metadata)
}

/** Chunks of a PNG before its pixels. */
function chunksOf(bytes: Buffer): Part[] {
  const chunks: Part[] = []
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'IDAT') break
    chunks.push({ name, data: bytes.subarray(at + 8, at + 8 + length) })
    at += 12 + length
  }
  return chunks
}

/** Gamma of sRGB, in hundred thousandths; an eye does not see the tolerance. */
const gamma = { own: 45_455, tolerance: 1_000 }
/** White, red, green and blue of sRGB as x and y, in hundred thousandths. */
const primaries = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
const primariesTolerance = 1_000

/** cICP is read before iCCP, sRGB, and gAMA with cHRM (PNG, third edition, 4.3). */
function isOtherPng(chunks: readonly Part[]): boolean {
  const dataOf = (name: string) => chunks.find((chunk) => chunk.name === name)?.data
  const coded = dataOf('cICP')
  if (coded && coded.length >= 4) return isOtherCode(coded[0], coded[1])
  if (dataOf('iCCP') || dataOf('sRGB')) return false
  const [light, points] = [dataOf('gAMA'), dataOf('cHRM')]
  // Browsers apply cHRM only beside gAMA.
  if (!light || light.length < 4) return false
  const isOff = (value: number, own: number, tolerance: number) => Math.abs(value - own) > tolerance
  return (
    isOff(light.readUInt32BE(), gamma.own, gamma.tolerance) ||
    (points !== undefined &&
      points.length >= 32 &&
      primaries.some((own, index) =>
        isOff(points.readUInt32BE(4 * index), own, primariesTolerance),
      ))
  )
}

/** Codes of ITU-T H.273 that look like sRGB: BT.709, unspecified, BT.601, and curves with nearly its values. */
const sameGamut = [1, 2, 5, 6]
const sameCurve = [1, 2, 4, 6, 13, 14, 15]

const isOtherCode = (gamut = 2, curve = 2) =>
  !sameGamut.includes(gamut) || !sameCurve.includes(curve)

function isOtherAvif(bytes: Buffer): boolean {
  const meta = boxesIn(bytes).find(({ name }) => name === 'meta')
  // `meta` and `iref` begin with a version.
  const inside = boxesIn(meta?.data.subarray(4))
  const [references] = named('iref', inside)
  if (named('prem', boxesIn(references?.data.subarray(4))).length > 0) return true
  const colours = coloursOf(inside)
  const typeOf = ({ data }: Part) => data.toString('latin1', 0, 4)
  if (colours.some((box) => /rICC|prof/.test(typeOf(box)))) return false
  return colours.some(
    (box) =>
      typeOf(box) === 'nclx' &&
      box.data.length >= 8 &&
      isOtherCode(box.data.readUInt16BE(4), box.data.readUInt16BE(6)),
  )
}

const named = (name: string, boxes: readonly Part[]) => boxes.filter((box) => box.name === name)

/** Returns the colours of the picture itself: a gain map, and the version it makes, have others. */
function coloursOf(inside: readonly Part[]): Part[] {
  const properties = boxesIn(named('iprp', inside)[0]?.data)
  const all = boxesIn(named('ipco', properties)[0]?.data)
  const [[primary], [associations]] = [named('pitm', inside), named('ipma', properties)]
  const own = named(
    'colr',
    propertiesOf(primary, associations).flatMap((place) => all[place - 1] ?? []),
  )
  // The tiles of a picture may have the colours in its place.
  return own.length > 0 ? own : named('colr', all)
}

/**
 * Returns the places, from 1, of the properties of the primary item.
 * Source: ISO/IEC 14496-12, 8.11.4 and 8.11.14
 */
function propertiesOf(primary: Part | undefined, associations: Part | undefined): number[] {
  if (!primary || !associations) return []
  const { data } = associations
  const wanted = primary.data.readUIntBE(4, primary.data[0] === 0 ? 2 : 4)
  const idBytes = data[0] === 0 ? 2 : 4
  const isWide = (data.readUInt8(3) & 1) === 1
  const placeBytes = isWide ? 2 : 1
  for (let at = 8; at + idBytes < data.length; ) {
    const id = data.readUIntBE(at, idBytes)
    const count = data.readUInt8(at + idBytes)
    const first = at + idBytes + 1
    if (id === wanted) {
      return Array.from(
        { length: count },
        // Without the bit that marks an essential property.
        (_, index) =>
          data.readUIntBE(first + index * placeBytes, placeBytes) & (isWide ? 0x7fff : 0x7f),
      )
    }
    at = first + count * placeBytes
  }
  return []
}

function boxesIn(bytes: Buffer = Buffer.alloc(0)): Part[] {
  const boxes: Part[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const end = length === 0 ? bytes.length : at + length
    if (end < at + 8) break
    boxes.push({
      name: bytes.toString('latin1', at + 4, at + 8),
      data: bytes.subarray(at + 8, end),
    })
    at = end
  }
  return boxes
}
