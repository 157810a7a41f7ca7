import { contactToasts, type FormWords } from '../forms/form-messages.ts'

/** The page /coming-soon (Spec: S-33). */
export const comingSoonPage = {
  /** Until the countdown ends. */
  before: {
    title: 'L’ouverture est proche.',
    text: (date: string) =>
      `Ouverture le ${date}. Laissez votre adresse e-mail : nous vous écrirons ce jour-là, une seule fois.`,
  },
  /** From then on, in the page as built too. */
  after: {
    title: 'La date annoncée est passée.',
    text: (date: string) =>
      `L’ouverture était annoncée pour le ${date}. Laissez votre adresse e-mail : si une autre date est fixée, nous vous écrirons ce jour-là, une seule fois.`,
  },
  countdown: 'Temps restant',
  units: { days: 'jours', hours: 'heures', minutes: 'minutes', seconds: 'secondes' },
  email: 'Votre adresse e-mail',
  emailExample: 'vous@exemple.fr',
}

export const comingSoonFormWords = {
  name: 'Être prévenu de l’ouverture',
  submit: 'Prévenez-moi',
  sending: 'Envoi…',
  toasts: { accepted: '🎉 C’est noté, à très vite !', failed: contactToasts.failed },
  confirmation: {
    title: 'C’est noté.',
    next: 'Nous ne vous écrirons que pour l’ouverture, une seule fois. Vous n’avez rien à faire.',
  },
} satisfies FormWords
