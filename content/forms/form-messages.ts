import { company } from '../company/company.ts'
import { toastMs } from '../constants.ts'
import { refusals } from './messages.ts'

/** What one form says once it is sent; its labels are beside, in the file of its page. */
export interface FormWords {
  /** Names the form for those who jump from form to form by ear. */
  name: string
  submit: string
  sending: string
  /** The spec's own strings, its ordinary spaces and straight apostrophes kept. */
  toasts: { accepted: string; failed: string }
  confirmation: { title: string; next: string }
}

/** The footer form, for which the spec has no words, borrows these (Spec: F-10). */
export const contactToasts = {
  accepted: '🎉 Votre message a été envoyé avec succès !',
  failed: "❌ Une erreur s'est produite, veuillez réessayer.",
}

const inWords = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six']

/** What every form says, with JavaScript or without. */
export const formMessages = {
  /**
   * The sentence above a refused form, by the number of fields in error; it follows the visitor, down to
   * the last field put right.
   */
  summaries: ['Tout y est. Vous pouvez envoyer.', ...inWords.map(errorSummary)],
  allRequired: 'Tous les champs sont obligatoires.',
  optional: '(facultatif)',
  reference: 'Votre référence',
  keepReference: 'Gardez-la sous la main si vous nous appelez.',
  failed: 'Votre envoi n’est pas passé.',
  unreachable:
    'Le réseau n’a pas répondu. Rien n’est perdu : tout ce que vous avez écrit est encore là.',
  resend: 'Renvoyer',
  /** In a build without a server. */
  notKept: refusals.notKept,
  draftKept: 'Votre brouillon est gardé sur cet appareil.',
  eraseDraft: 'L’effacer',
  /** In a build without a server. */
  withoutScript: `Sans JavaScript, ce bouton ouvre votre messagerie, votre texte déjà dedans. Vous pouvez aussi écrire à ${company.email} ou appeler le ${company.offices[0].phone.label}.`,
  /** Of the field that catches programs, should somebody see it. */
  leaveEmpty: 'Laissez ce champ vide',
  closeToast: 'Fermer',
  toastMs,
  toasts: 'Messages',
}

export type FormMessages = typeof formMessages

function errorSummary(number: string, index: number): string {
  const fields = index === 0 ? 'champ attend' : 'champs attendent'
  return `${number} ${fields} encore quelque chose. ${index > 2 ? 'Une minute suffit.' : 'Vous y êtes presque.'}`
}
