import { directions, inWords } from './answers.ts'
import { decode } from './code.ts'

/**
 * @param code of a lead's previews; null is returned for an invalid one
 * @param siteUrl public origin; without it the link is a path
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

export function previewsAsText(code: string | undefined, siteUrl?: string): string {
  const summary = summaryOfPreviews(code, siteUrl)
  if (!summary) return ''
  return [summary.link, ...summary.words.map(([label, value]) => `${label}\u00a0: ${value}`)].join(
    '\n',
  )
}
