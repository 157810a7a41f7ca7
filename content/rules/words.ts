/**
 * Rules of style: one word for one thing (docs/glossary.md), « vous », no repeated word, short sentences, one
 * colon in a paragraph, no figure of speech on two pages.
 */
import type { Finding } from './finding.ts'

const otherWords: [refused: RegExp, ours: string][] = [
  // The law on late payments has an « indemnité forfaitaire ».
  [wholeWord('(?<!indemnité )forfait(s|aire|aires)?'), 'pack'],
  [wholeWord('formules?'), 'pack'],
  [wholeWord('esquiss\\p{L}+'), 'aperçu'],
  [wholeWord('retouch\\p{L}+'), 'révision, correction'],
  [wholeWord('pistes?'), 'aperçu, concept, idée'],
  [wholeWord('cadeaux?'), 'offert'],
  [wholeWord('essais? gratuits?'), 'offert'],
  // The word means a tax status in France, but the law on accessibility means a size.
  [wholeWord('micro-entreprises?'), 'entreprise de moins de dix personnes'],
  [wholeWord('tu|toi'), 'vous'],
  [wholeWord('(devons|devrions)[-\u2011]nous'), 'faut-il, dois-je'],
]

const wordTwice = /(?<![\p{L}’-])(?!(?:nous|vous) )(\p{L}+) \1(?![\p{L}’-])/iu

const pronoun = /^\s*(?:Ils?|Elles?) /u

const longestSentence = 30

const images: [name: string, found: RegExp][] = [
  ...['faisceau', 'sonnette', 'volet', 'escalier', 'facteur', 'palier', 'carton'],
  ...['peinture', 'truelle', 'pioche', 'rambarde', 'flambeau'],
  ...['ligne à ligne', 'noir sur blanc', 'pignon sur rue', 'jargon', 'phare', 'jour et nuit'],
].map((name) => [name, wholeWord(`${name}[sx]?`)])

function wholeWord(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu')
}

/** @param isSample a sample may use the words of its own trade */
export function wordFaults(text: string, { isSample = false } = {}): Finding[] {
  const other = isSample ? [] : otherWords
  return [
    ...other.flatMap(([refused, ours]) => {
      const word = refused.exec(text)?.[0]
      return word
        ? [hint(`«\u00a0${word}\u00a0»\u00a0: ailleurs, nous disons «\u00a0${ours}\u00a0».`)]
        : []
    }),
    ...(wordTwice.exec(text)?.slice(1) ?? []).map((word) =>
      refusal(`«\u00a0${word}\u00a0» est écrit deux fois de suite.`),
    ),
    ...sentencesOf(text)
      .map((sentence) => sentence.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length)
      .filter((count) => count > longestSentence)
      .map((count) =>
        hint(`une phrase a ${count} mots\u00a0: ${longestSentence} au plus se lisent bien.`),
      ),
  ]
}

export function colonFaults(text: string): Finding[] {
  return text.split('\n').some((paragraph) => paragraph.split('\u00a0:').length > 2)
    ? [hint('il y a deux «\u00a0:\u00a0» dans un paragraphe.')]
    : []
}

const hint = (words: string): Finding => ({ severity: 'hint', words })
const refusal = (words: string): Finding => ({ severity: 'refusal', words })

export function continuationFaults(text: string): Finding[] {
  return pronoun.test(text)
    ? [hint('commence par un pronom, après des mots écrits ailleurs\u00a0: redites le nom.')]
    : []
}

function sentencesOf(text: string): string[] {
  // In two steps, because one pattern for both takes minutes in a long word.
  const word = text.search(/\p{Ll}{2}/u)
  if (word < 0 || !/\s/u.test(text.slice(word + 2))) return []
  return text.split(/(?<=[.!?…])[\s»]+|\n/u)
}

/**
 * Finds figures of speech used on two pages or more.
 *
 * @param pages texts of each page
 */
export function repeatedImages(pages: ReadonlyMap<string, readonly string[]>): Finding[] {
  return images.flatMap(([name, found]) => {
    const users = [...pages].filter(([, texts]) => texts.some((text) => found.test(text)))
    if (users.length < 2) return []
    const places = users.map(([page]) => page).join(', ')
    return [hint(`l’image «\u00a0${name}\u00a0» est sur ${users.length} pages\u00a0: ${places}`)]
  })
}
