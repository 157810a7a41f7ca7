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
