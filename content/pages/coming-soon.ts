import { contactToasts, type FormWords } from '../forms/form-messages.ts'

/** The page /coming-soon (Spec: S-33). */
export const comingSoonPage = {
  title: 'On pose les derniers carreaux.',
  waiting: (date: string) =>
    `La porte s’ouvre le ${date}. Laissez votre adresse : nous vous écrirons ce jour-là, une fois et pas une de plus.`,
  over: 'L’attente est finie : la peinture sèche et la clé est sur la porte. Laissez votre adresse, nous vous écrirons quand elle tournera, une fois et pas une de plus.',
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
