/** What a message about a request is, as people of the agency read it. */
export const messageKindWords = {
  answer: 'Réponse',
  'filed-in': 'E-mail reçu, classé à la main',
  'filed-out': 'E-mail envoyé d’ailleurs, classé à la main',
  reminder: 'Rappel',
} as const
