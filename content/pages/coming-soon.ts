import { contactToasts, type FormWords } from '../forms/form-messages.ts'

/** The page /coming-soon (Spec: S-33). */
export const comingSoonPage = {
  title: 'L’ouverture est proche.',
  waiting: (date: string) =>
    `Ouverture le ${date}. Laissez votre adresse e-mail : nous vous écrirons ce jour-là, une seule fois.`,
  over: 'Laissez votre adresse e-mail : nous vous écrirons le jour de l’ouverture, une seule fois.',
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
    next: 'Vous recevrez un seul message, le jour de l’ouverture. D’ici là, rien à faire.',
  },
} satisfies FormWords
