import * as v from 'valibot'
import type { Company } from '../company/company.ts'
import { toastMs } from '../constants.ts'
import { fixed, group, line, list, paragraph } from '../documents/fields.ts'

export const formWords = group('Le formulaire', {
  name: line('Nom du formulaire, pour qui l’entend'),
  submit: fixed('Bouton'),
  sending: fixed('Bouton pendant l’envoi'),
  /** The spec's own strings, with their ordinary spaces and straight apostrophes (Spec: F-10). */
  toasts: group('Messages en haut de l’écran', {
    accepted: fixed('Envoi réussi'),
    failed: fixed('Envoi manqué'),
  }),
  confirmation: group('Après l’envoi', {
    title: line('Titre'),
    steps: list('La suite, étape par étape', paragraph('Étape'), { least: 0, most: 5 }),
    next: paragraph('Après les étapes'),
    again: v.optional(line('Titre du formulaire pour un autre envoi')),
  }),
})

export type FormWords = v.InferOutput<typeof formWords>

export const formMessagesDocument = group('Commun aux formulaires', {
  allRequired: line('Quand tous les champs sont obligatoires'),
  optional: line('Après un champ facultatif'),
  reference: line('Devant la référence'),
  keepReference: line('Après la référence'),
  mailed: paragraph('Première étape, quand un e-mail part'),
  call: line('Devant les téléphones, après l’envoi'),
  writeAgain: line('Lien vers le formulaire, après l’envoi'),
  failed: line('Titre d’un envoi manqué'),
  unreachable: paragraph('Quand le réseau ne répond pas'),
  notReceived: paragraph('Quand le site ne peut pas recevoir l’envoi'),
  resend: line('Bouton pour renvoyer'),
  draftKept: line('Quand un brouillon est gardé'),
  eraseDraft: line('Bouton pour effacer le brouillon'),
  draftErased: line('Quand le brouillon vient d’être effacé'),
  restoreDraft: line('Bouton pour remettre le brouillon'),
  withoutScript: paragraph('Sans JavaScript ni serveur'),
  leaveEmpty: line('Champ qui piège les programmes'),
  closeToast: line('Bouton qui ferme un message'),
  toasts: line('Nom des messages, pour qui les entend'),
})

const inWords = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six']

export function formMessages(words: v.InferOutput<typeof formMessagesDocument>, company: Company) {
  const { withoutScript, leaveEmpty, closeToast, toasts, ...first } = words
  return {
    summaries: ['Tout y est. Vous pouvez envoyer.', ...inWords.map(errorSummary)],
    ...first,
    phones: company.offices.map(({ city, phone }) => ({ city, ...phone })),
    withoutScript,
    leaveEmpty,
    closeToast,
    toastMs,
    toasts,
  }
}

export type FormMessages = ReturnType<typeof formMessages>

function errorSummary(number: string, index: number): string {
  const fields = index === 0 ? 'champ attend' : 'champs attendent'
  return `${number} ${fields} encore quelque chose. ${index > 2 ? 'Une minute suffit.' : 'Vous y êtes presque.'}`
}
