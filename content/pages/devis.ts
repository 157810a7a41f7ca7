import { answerTime, previewsDelay } from '../company/neutral-words.ts'
import { timelines } from '../constants.ts'
import type { FormWords } from '../forms/form-messages.ts'

/** What the page /devis offers before its form (Spec: S-32). */
export const quotePromise = {
  title: 'Le devis est gratuit, vos trois aperçus aussi.',
  paragraphs: [
    `Pour un site : trois pages d’accueil gratuites, avant tout engagement. ${previewsDelay}`,
    'Pour les autres services, une étape offerte : audit, visuels, concepts, consultation ou mois de webmastering.',
  ],
  /** Where the price of a showcase site follows. */
  delay: `Un site vitrine se fait en ${timelines.showcaseSite}.`,
  free: `Le devis est gratuit et sans engagement. Il donne les prix, les dates de paiement et la société qui facture. Nous répondons ${answerTime}.`,
}

export const quoteFormWords = {
  name: 'Demande de devis',
  submit: 'Soumettre la Demande',
  sending: 'Chargement...',
  toasts: {
    accepted: '🎉 Votre demande de devis a été envoyée avec succès !',
    failed: "❌ Une erreur s'est produite, veuillez réessayer.",
  },
  confirmation: {
    title: 'C’est bien arrivé.',
    next: `Nous vous répondons ${answerTime}. Ensuite : un entretien, puis vos trois aperçus, ou ce qui est offert avec le service choisi. Vous ne devez rien.`,
  },
} satisfies FormWords

/** The step that lets the previews of /apercus come along; it stands above the fields. */
export const quotePreviews = {
  see: 'Voir trois aperçus automatiques',
  offer: 'Cinq réponses, trois aperçus à votre nom.',
  lost: 'Le lien de vos aperçus est incomplet. Envoyez votre demande sans eux, ou refaites-les en cinq réponses.',
  chosen: 'Vos trois aperçus partent avec la demande.',
  picture: 'Aperçu « {direction} » du site de {nom}',
  again: 'Les revoir',
  drop: 'Retirer les aperçus',
}

export const quoteFields = {
  name: 'Nom',
  email: 'E-mail',
  phone: 'Numéro de téléphone',
  service: 'Service',
  noService: 'Choisissez un service',
  description: 'Votre projet',
  descriptionExample: 'Votre métier, et ce que le site doit changer…',
  pack: 'Avec votre demande :',
  dropPack: 'Demander sans ce pack',
}
