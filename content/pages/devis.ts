import type { FormWords } from '../forms/form-messages.ts'

/** What the page /devis offers before its form (Spec: S-32). */
export const quotePromise = {
  title: 'Trois aperçus d’abord. L’engagement après.',
  paragraphs: [
    'Avant de signer quoi que ce soit, vous recevez trois aperçus gratuits de votre futur site.',
    'Pour les autres services, un essai gratuit taillé sur mesure : audit, visuels, concepts ou conseil.',
  ],
  free: 'Le devis est gratuit, détaillé ligne à ligne, et ne vous engage à rien.',
}

export const quoteFormWords = {
  name: 'Demande de devis',
  submit: 'Soumettre la Demande',
  sending: 'Chargement...',
  toasts: {
    accepted: '🎉 Votre demande de devis a été envoyée avec succès !',
    failed: "❌ Une erreur s'est produite, veuillez réessayer.",
  },
  confirmation: {
    title: 'C’est bien arrivé.',
    next: 'Quelqu’un de l’équipe lit votre demande et vous rappelle sous un jour ouvré. Ensuite : un entretien de trente minutes, puis vos trois aperçus gratuits, ou l’essai gratuit du service choisi. Vous ne devez rien.',
  },
} satisfies FormWords

/** The step that lets the previews of /apercus come along; it stands above the fields. */
export const quotePreviews = {
  see: 'Voyez-les tout de suite',
  offer: 'Cinq réponses, trois esquisses à votre nom. Puis nous dessinons les vraies.',
  lost: 'Le lien de vos aperçus est arrivé abîmé. Votre demande peut partir sans eux, ou refaites-les en cinq réponses.',
  chosen: 'Vos trois aperçus partent avec la demande.',
  picture: (direction: string, name: string) => `Aperçu « ${direction} » du site de ${name}`,
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
  descriptionExample: 'Votre métier, vos clients, ce que le site doit changer…',
  pack: 'Avec votre demande :',
  dropPack: 'Demander sans ce pack',
}
