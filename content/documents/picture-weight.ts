/** In bytes; 20 MB in powers of ten, as telephones show sizes. */
export const largestFile = 20_000_000

export const smaller = 'Envoyez une image plus petite.'

/** Message with the excess of a file that is too heavy; undefined otherwise. */
export const tooHeavy = (bytes: number) =>
  bytes > largestFile
    ? `${tenths(bytes / 1e6)}\u00a0Mo\u00a0: ${tenths((bytes - largestFile) / 1e6)} de trop. ${smaller}`
    : undefined

/** « 14,2 Mo ». */
export const weightOf = (bytes: number) =>
  bytes < 1e6
    ? `${Math.ceil(bytes / 1e3)}\u00a0ko`
    : `${(bytes / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0Mo`

/** Rounded up, so that an excess is never « 0 ». */
export const tenths = (value: number) =>
  (Math.ceil(value * 10 - 1e-9) / 10).toLocaleString('fr-FR').replaceAll('\u202f', '\u00a0')
