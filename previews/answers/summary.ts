import { directions, inWords } from './answers.ts'
import { decode } from './code.ts'

/**
 * What those who read a lead elsewhere than on the site are told of the previews that came with it.
 *
 * @param code of a lead; anything that is none is told of with null
 * @param siteUrl public origin; without it the link is only a path
 * @returns where exactly what the visitor saw is shown; the favourite and the five answers, label
 *   and value, each on one line
 */
export function tellPreviews(code: string | undefined, siteUrl = '') {
  const decoded = decode(code ?? '')
  if (!decoded.ok) return null
  const { answers, favourite } = decoded
  const preferred = favourite ? directions[favourite] : 'aucune pour l’instant'
  return {
    link: `${siteUrl}/apercus#${code}`,
    favourite,
    answers,
    words: [...inWords(answers), ['Préférence', preferred]] as const,
  }
}

/** The same as lines of text, the link first; nothing for a code that says nothing. */
export function previewsAsText(code: string | undefined, siteUrl?: string): string {
  const told = tellPreviews(code, siteUrl)
  if (!told) return ''
  return [told.link, ...told.words.map(([label, value]) => `${label}\u00a0: ${value}`)].join('\n')
}
