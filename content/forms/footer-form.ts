import { answerTime } from '../company/neutral-words.ts'
import { contactToasts, type FormWords } from './form-messages.ts'

/** The form at the foot of every page (Spec: S-9). */
export const footerFormWords = {
  name: 'Un petit message',
  submit: 'Faites le premier pas vers votre succès',
  sending: 'Envoi…',
  toasts: contactToasts,
  confirmation: {
    title: 'C’est bien arrivé.',
    next: `Nous vous répondons ${answerTime}.`,
  },
} satisfies FormWords

export const footerFields = {
  required: 'Votre nom et votre e-mail sont obligatoires.',
  name: { label: 'Nom', placeholder: 'Votre nom' },
  email: { label: 'E-mail', placeholder: 'Votre adresse e-mail' },
  phone: { label: 'Téléphone', placeholder: 'Votre numéro de téléphone' },
  description: {
    label: 'Projet',
    placeholder: 'Décrivez votre projet, on le transforme en succès',
  },
}
