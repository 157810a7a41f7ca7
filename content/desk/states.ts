/** What a request is, as people of the agency read it. */
export const stateWords = {
  new: 'Nouvelle',
  taken: 'Prise en charge',
  answered: 'Répondue',
  question: 'Question posée',
  quoted: 'Devis envoyé',
  won: 'Gagnée',
  lost: 'Perdue',
  failed: 'E-mail échoué',
  held: 'En quarantaine',
} as const

/** The same word within a sentence: « prise en charge ». */
export function stateInSentence(state: keyof typeof stateWords): string {
  return stateWords[state].toLowerCase()
}
