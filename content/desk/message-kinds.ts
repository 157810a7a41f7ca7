/** What a message about a request is, as people of the agency read it. */
export const messageKindWords = {
  answer: 'Réponse',
  'filed-in': 'E-mail reçu, classé à la main',
  'filed-out': 'E-mail envoyé d’ailleurs, classé à la main',
  reminder: 'Rappel',
  link: 'Nouveau lien',
  question: 'Question du client',
  quote: 'Devis',
  'quote-reminder': 'Rappel avant la fin du devis',
  'quote-accepted': 'Devis accepté, exemplaire du client',
  'quote-accepted-agency': 'Devis accepté, avis à l’agence',
  'quote-declined-agency': 'Devis refusé, avis à l’agence',
  'quote-withdrawn': 'Accusé de réception de la rétractation',
  'quote-withdrawn-agency': 'Rétractation, avis à l’agence',
} as const
