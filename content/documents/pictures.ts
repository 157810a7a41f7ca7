/** A picture that the agency added to a document; `pictureFile` and `plainFile` name its files in the store. */
export interface PictureFacts {
  /** Hash of its files. */
  id: string
  width: number
  height: number
  /** Widths of the AVIF files, ascending; the last one is the largest. */
  widths: readonly number[]
}

/** Proportions that a field cuts its pictures to, as width over height; null leaves them whole. */
export const pictureShapes = { whole: null, landscape: 3 / 2, square: 1 } as const

export type PictureShape = keyof typeof pictureShapes

/** Parts of a picture that remain after a cut, with their labels; `auto` detects the most striking part. */
export const keptParts = {
  auto: 'Automatique',
  centre: 'Le milieu',
  top: 'Le haut',
  bottom: 'Le bas',
  left: 'La gauche',
  right: 'La droite',
} as const

export type KeptPart = keyof typeof keptParts

/** Widths of the files in pixels; app/ui/photo.tsx chooses among them. */
const ladder = [320, 480, 720, 1080, 1440]

/** Width in pixels of the WebP file, for browsers and programs without AVIF. */
const plainWidth = 1080

/** Returns the widths of the AVIF files of a picture, never wider than the picture itself. */
export function widthsFor(width: number): number[] {
  const most = Math.min(width, Math.max(...ladder))
  return [...ladder.filter((step) => step < most), most]
}

export const plainWidthOf = (widths: readonly number[]) =>
  Math.max(...widths.filter((width, index) => width <= plainWidth || index === 0))

export const pictureFile = (id: string, width: number) => `${id}-${width}.avif`
export const plainFile = (id: string) => `${id}.webp`

export const isPictureFile = (name: string) => /^[\da-f]{32}(-\d{1,4}\.avif|\.webp)$/.test(name)

export const pictureAddress = (file: string) => `/images/${file}`

/** Returns the path of a picture file at the desk, which also serves pictures of drafts. */
export const draftPictureAddress = (file: string) => `/bureau/edition${pictureAddress(file)}`

export const filesOf = ({ id, widths }: PictureFacts): string[] => [
  plainFile(id),
  ...widths.map((width) => pictureFile(id, width)),
]

export function picturesIn(part: unknown): PictureFacts[] {
  if (isPicture(part)) return [part]
  if (!part || typeof part !== 'object') return []
  return Object.values(part).flatMap(picturesIn)
}

export const isPicture = (part: unknown): part is PictureFacts =>
  part !== null &&
  typeof part === 'object' &&
  'id' in part &&
  'widths' in part &&
  Array.isArray(part.widths)

/** Returns only the `alt` of a picture, because rules for texts do not apply to its id and file name. */
export const textsOfPicture = (picture: object): { alt?: unknown } =>
  'alt' in picture ? { alt: picture.alt } : {}
