/** What a request is, as people of the agency read it; `RequestState` is made of these names. */
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

/** What a request is shown as: its state, unless an e-mail about it was given up or it is in quarantine. */
export type ShownState = keyof typeof stateWords

/** The same word within a sentence: « prise en charge ». */
export function stateInSentence(state: ShownState): string {
  return stateWords[state].toLowerCase()
}
