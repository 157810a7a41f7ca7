import { directions, inWords } from './answers.ts'
import { decode } from './code.ts'

/**
 * What those who read a lead elsewhere than on the site learn of the previews that came with it.
 *
 * @param code of a lead; null for anything that is none
 * @param siteUrl public origin; without it the link is only a path
 * @returns where exactly what the visitor saw is shown; the favourite and the five answers, label
 *   and value, each on one line
 */
export function summaryOfPreviews(code: string | undefined, siteUrl = '') {
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
  const summary = summaryOfPreviews(code, siteUrl)
  if (!summary) return ''
  return [summary.link, ...summary.words.map(([label, value]) => `${label}\u00a0: ${value}`)].join(
    '\n',
  )
}
