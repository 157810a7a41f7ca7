/**
 * What the check of the content refuses in a text beyond its typography: a second word for the same
 * thing (docs/glossary.md), a reader called « tu », a word twice in a row, a sentence that loses its
 * reader, and a figure of speech met on two pages.
 */

/** Each word that visitors must not read, and the one that they read everywhere else. */
const otherWords: [refused: RegExp, ours: string][] = [
  // The law on late payments has its « indemnité forfaitaire ».
  [wholeWord('(?<!indemnité )forfait(s|aire|aires)?'), 'pack'],
  [wholeWord('formules?'), 'pack'],
  [wholeWord('esquiss\\p{L}+'), 'aperçu'],
  [wholeWord('retouch\\p{L}+'), 'révision, correction'],
  [wholeWord('pistes?'), 'aperçu, concept, idée'],
  [wholeWord('cadeaux?'), 'offert'],
  [wholeWord('essais? gratuits?'), 'offert'],
  // A status of French taxes, where the law on accessibility means a size.
  [wholeWord('micro-entreprises?'), 'entreprise de moins de dix personnes'],
  // Whoever reads is « vous », and « nous » is the agency, in a client's question too.
  [wholeWord('tu|toi'), 'vous'],
  [wholeWord('(devons|devrions)[-\u2011]nous'), 'faut-il, dois-je'],
]

/** « de de »; what « vous » and « nous » do to themselves is French. */
const wordTwice = /(?<![\p{L}’-])(?!(?:nous|vous) )(\p{L}+) \1(?![\p{L}’-])/iu

/** After a piece written elsewhere, nobody knows which of its words this stands for. */
const pronoun = /^\s*(?:Ils?|Elles?) /u

/** More words than this in a sentence, and a reader on a phone loses its beginning. */
const longestSentence = 30

/** Rare enough for a visitor to notice when another page uses it too: as it is named, and found. */
const images: [name: string, found: RegExp][] = [
  ...['faisceau', 'sonnette', 'volet', 'escalier', 'facteur', 'palier', 'carton'],
  ...['peinture', 'truelle', 'pioche', 'rambarde', 'flambeau'],
  ...['ligne à ligne', 'noir sur blanc', 'pignon sur rue', 'jargon', 'phare', 'jour et nuit'],
].map((name) => [name, wholeWord(`${name}[sx]?`)])

function wholeWord(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu')
}

/** What is wrong with a text by itself; the words of another trade are its own business. */
export function wordFaults(text: string, { isSample = false } = {}): string[] {
  const other = isSample ? [] : otherWords
  return [
    ...other.flatMap(([refused, ours]) => {
      const word = refused.exec(text)?.[0]
      return word ? [`says « ${word} », called « ${ours} » elsewhere`] : []
    }),
    ...(wordTwice.exec(text)?.slice(1) ?? []).map((word) => `says « ${word} » twice in a row`),
    ...sentencesOf(text)
      .map((sentence) => sentence.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length)
      .filter((count) => count > longestSentence)
      .map((count) => `has a sentence of ${count} words, ${longestSentence} at most`),
  ]
}

/**
 * What is wrong where a text goes on after words that are written elsewhere, and may change there.
 *
 * @param text what follows them
 */
export function continuationFaults(text: string): string[] {
  return pronoun.test(text)
    ? ['begins with a pronoun after words from elsewhere: say the noun again']
    : []
}

/** Sentences of a text; a drawing's path or an address has none. */
function sentencesOf(text: string): string[] {
  if (!/\p{Ll}{2}.*\s/su.test(text)) return []
  return text.split(/(?<=[.!?…])[\s»]+|\n/u)
}

/** Figures of speech met on two pages or more, from the texts of each. */
export function repeatedImages(pages: ReadonlyMap<string, readonly string[]>): string[] {
  return images.flatMap(([name, found]) => {
    const users = [...pages].filter(([, texts]) => texts.some((text) => found.test(text)))
    if (users.length < 2) return []
    return [`« ${name} » is on ${users.length} pages: ${users.map(([page]) => page).join(', ')}`]
  })
}
