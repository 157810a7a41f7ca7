import type * as v from 'valibot'
import { group, paragraph } from '../documents/fields.ts'

/**
 * What is said of the agency where it has confirmed nothing: words that promise nothing uncertain. Other
 * documents borrow them by name (content/documents/borrowed.ts); their claims are in claims.ts.
 */
export const sentencesDocument = group('Phrases communes', {
  answerTime: paragraph('Délai de réponse, après « nous répondons »'),
  answerHours: paragraph('Ce qu’est une heure ouvrée'),
  previewsOwnership: paragraph('À qui sont les aperçus gratuits'),
  previewsDelay: paragraph('Quand viennent les aperçus'),
  previewsContent: paragraph('Ce que contient un aperçu'),
  teamWords: paragraph('Qui nous sommes, sans nombre'),
  legalGuarantees: paragraph('Garanties légales, après « corrigés sans frais pendant »'),
  visits: paragraph('Visites aux bureaux'),
  paymentTerms: paragraph('Dates de paiement'),
  hostingAfter: paragraph('Hébergement, passé le temps compris'),
  cms: paragraph('Choix de l’outil'),
  invoicing: paragraph('Société qui facture'),
  sourceFiles: paragraph('Fichiers de travail'),
})

export type Sentences = v.InferOutput<typeof sentencesDocument>
