import { contactToasts, type FormWords } from '../forms/form-messages.ts'

/** The page /contactez-nous (Spec: S-28). */
export const contactPage = {
  /** The heading of the form, in the order that it is read. */
  form: { question: 'Une question, une idée ?', answer: 'Nous sommes là pour vous !' },
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
          'Un entretien, trois aperçus, un devis ligne à ligne. Ensuite une étape, une validation, une étape.',
      },
      {
        question: 'Puis-je demander des retouches après la livraison ?',
        answer:
          'Oui, pendant deux semaines au moins, sans supplément. Après, un petit forfait suffit souvent.',
      },
      {
        question: 'Proposez-vous des packs ou du sur-mesure ?',
        answer:
          'Les deux. Les packs donnent un prix tout de suite ; le sur-mesure part de vos besoins.',
      },
      {
        question: 'Que se passe-t-il une fois le site en ligne ?',
        answer:
          'Nous veillons sur lui, nous répondons à vos questions et, si vous nous le confiez, nous le tenons à jour.',
      },
      {
        question: 'Pourrai-je ajouter des fonctions plus tard ?',
        answer: 'C’est prévu : on laisse des pierres d’attente dans chaque mur.',
      },
      {
        question: 'Qu’est-ce qui garantit la qualité ?',
        answer:
          'Des essais sur de vrais téléphones, une relecture à deux, et votre accord à chaque étape.',
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
    next: 'Quelqu’un de l’équipe vous lit et vous répond sous un jour ouvré. D’ici là, rien à faire.',
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
