import type * as v from 'valibot'
import { group, line, paragraph } from '../documents/fields.ts'

/**
 * Sentences about the agency that promise nothing unconfirmed. Other documents borrow them by name
 * (content/documents/borrowed.ts); claims.ts has their claims.
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
  hostingPrice: paragraph('Coût annuel de l’hébergement et du domaine, passé le temps compris'),
  cms: paragraph('Choix de l’outil'),
  invoicing: paragraph('Société qui facture'),
  trial: line('Lien vers les aperçus automatiques'),
  sourceFiles: paragraph('Fichiers de travail'),
})

export type Sentences = v.InferOutput<typeof sentencesDocument>

/** Names under which other documents borrow the sentences: `{{phrase.reponse}}`. */
export const lentSentences = {
  'phrase.reponse': 'answerTime',
  'phrase.heures': 'answerHours',
  'phrase.apercus-droits': 'previewsOwnership',
  'phrase.apercus-date': 'previewsDelay',
  'phrase.apercus-contenu': 'previewsContent',
  'phrase.equipe': 'teamWords',
  'phrase.garanties': 'legalGuarantees',
  'phrase.visites': 'visits',
  'phrase.paiement': 'paymentTerms',
  'phrase.hebergement': 'hostingAfter',
  'phrase.hebergement-prix': 'hostingPrice',
  'phrase.outil': 'cms',
  'phrase.facture': 'invoicing',
  'phrase.sources': 'sourceFiles',
  'phrase.essai': 'trial',
} as const satisfies Record<string, keyof Sentences>
