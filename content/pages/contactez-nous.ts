import { answerTime, legalGuarantees } from '../company/neutral-words.ts'
import { timelines } from '../constants.ts'
import { contactToasts, type FormWords } from '../forms/form-messages.ts'

/** The page /contactez-nous (Spec: S-28). */
export const contactPage = {
  /** The heading of the form, in the order that it is read. */
  form: {
    question: 'Une question, une idée ?',
    answer: 'Nous sommes là pour vous !',
    /** Where the price of a showcase site follows. */
    lead: `Nous répondons ${answerTime} et le devis est gratuit. Un site vitrine se fait en ${timelines.showcaseSite}.`,
  },
  coordinates: {
    title: 'Nos Coordonnées',
    phones: 'Appelez-nous',
    email: 'Envoyez-nous un email',
    offices: 'Adresses',
  },
  questions: {
    title: 'Les questions fréquentes de nos clients',
    items: [
      {
        question: 'Comment se déroule une collaboration ?',
        answer:
          'Un entretien, trois aperçus gratuits, un devis. Vous signez si tout vous convient, et nous construisons le site.',
      },
      {
        question: 'Puis-je demander des changements après la livraison ?',
        answer: `Les défauts d’un site sont corrigés sans frais pendant ${timelines.freeSupport}, ${legalGuarantees}. Pour le reste, vous modifiez le site vous-même, ou un pack de webmastering s’en charge.`,
      },
      {
        question: 'Proposez-vous des packs ou du sur-mesure ?',
        answer:
          'Les deux. Le prix des packs est affiché ; le sur-mesure fait l’objet d’un devis gratuit.',
      },
      {
        question: 'Que se passe-t-il une fois le site en ligne ?',
        answer:
          'Le support et l’hébergement durent le temps écrit dans votre pack. Vous entretenez ensuite le site, ou nous le faisons chaque mois.',
      },
      {
        question: 'Pourrai-je ajouter des fonctions plus tard ?',
        answer: 'Oui, le site est conçu pour évoluer. Vous connaissez le prix avant.',
      },
      {
        question: 'Qu’est-ce qui garantit la qualité ?',
        answer: 'Vous essayez une version de test ; la mise en ligne attend votre accord.',
      },
    ],
  },
}

export const contactFormWords = {
  name: 'Votre message',
  submit: 'Envoyer',
  sending: 'Envoi…',
  toasts: contactToasts,
  confirmation: {
    title: 'C’est bien arrivé.',
    next: `Nous vous répondons ${answerTime}. D’ici là, rien à faire.`,
  },
} satisfies FormWords

export const contactFields = {
  name: 'Nom',
  email: 'Email',
  emailExample: 'vous@exemple.fr',
  phone: 'Numéro de téléphone',
  phoneExample: '06 12 34 56 78',
  message: 'Votre message',
  messageExample: 'Ce qui vous amène, en quelques lignes',
}
