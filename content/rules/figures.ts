import type { Finding } from './finding.ts'

const counted =
  /(?<![\p{L}\d])(?:\+\s?)?\d[\d\s]{0,20}(?:[.,]\d+)?(?:\s%|\s(?:clients?|clientes?|projets?|réalisations?|sites?|personnes?|salariés?|collaborateurs?|experts?|avis))(?!\p{L})/giu

const superlative =
  /(?<!\p{L})(?:leaders?|n[°º]\s?1|(?:la|le|les)\s(?:meilleure?s?|première?s?)\s(?:agences?|équipes?|sites?|prix))(?!\p{L})/giu

export function figureQuestions(text: string): Finding[] {
  return [...text.matchAll(counted), ...text.matchAll(superlative)].map(([found]) => ({
    severity: 'question',
    words: /\d/.test(found)
      ? `«\u00a0${found.trim()}\u00a0»\u00a0: ce chiffre n’a pas de source. D’où vient-il\u00a0?`
      : `«\u00a0${found.trim()}\u00a0»\u00a0: qui le dit\u00a0?`,
  }))
}
