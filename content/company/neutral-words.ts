/*
 * What is said of the agency where it has confirmed nothing: words that promise nothing uncertain, one
 * constant each, so that a page carries only those it shows. Their rows are in claims.ts.
 */

/** To follow « nous répondons » or « réponse ». */
export const answerTime = 'en général sous un jour ouvré'

/** What an hour and a day of ours are. */
export const answerHours = 'heures ouvrées, du lundi au vendredi'

/** Who owns the free previews. */
export const previewsOwnership =
  'Vous pouvez les garder et les montrer ; les mettre en ligne suppose un devis signé.'

export const previewsDelay = 'La date est fixée au premier entretien.'

export const previewsContent = 'Une page d’accueil par aperçu'

/** Who the agency is, instead of a number of people. */
export const teamWords = 'Une équipe entre Montpellier et Sousse.'

/** To follow « corrigés sans frais pendant … ». */
export const legalGuarantees = 'sans préjudice des garanties légales'

export const visits = 'Sur rendez-vous.'

export const paymentTerms = 'Le devis fixe les dates de paiement.'

export const hostingAfter = 'Passé ce temps, ils sont à votre charge.'

export const cms = 'Nous choisissons l’outil avec vous, selon ce que vous voulez changer et relier.'

export const invoicing = 'Le devis nomme la société qui facture, en France ou en Tunisie.'

export const sourceFiles = 'Les fichiers de travail vous sont remis au règlement final.'
