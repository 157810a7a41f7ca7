import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sfntOfWoff } from './woff.ts'

const files = {
  regular: 'latin-400',
  bold: 'latin-700',
  regularMore: 'latin-ext-400',
  boldMore: 'latin-ext-700',
}
const require = createRequire(import.meta.url)
/** Name and bytes of every cut, read once. From WOFF: fontkit cannot cut a subset out of WOFF2. */
export const fonts = Object.entries(files).map(([name, file]) => {
  const path = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${file}-normal.woff`
  return [name, sfntOfWoff(readFileSync(require.resolve(path)))] as const
})

/** Letters that only the second cut has: it is embedded by the few papers that use one. */
const moreLetters =
  /([\u0100-\u0130\u0132-\u0151\u0154-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9]+)/u

/** Parts of a text that are each of one cut. */
export function runsOf(text: string): string[] {
  return text.split(moreLetters).filter((run) => run !== '')
}

export function fontOf(run: string, isBold = false): string {
  const more = moreLetters.test(run) ? 'More' : ''
  return `${isBold ? 'bold' : 'regular'}${more}`
}
