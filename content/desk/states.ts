/** States of a request, as the desk names them; `RequestState` consists of these names. */
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

/** The state that the desk shows: `failed` after a mail was given up, `held` in quarantine, else the stored one. */
export type ShownState = keyof typeof stateWords

export function stateInSentence(state: ShownState): string {
  return stateWords[state].toLowerCase()
}
