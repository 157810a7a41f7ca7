import type { FormName } from '#content/forms/form-name.ts'
import type { FormValues } from '#forms/result.ts'
import { freeText } from '../../leads/other-fields.ts'
import { countLinks } from '../../spam/judge.ts'

/**
 * Texts of the reasons: facts that a person can verify, never a score. The other reasons, `words-…`, share
 * one text.
 */
const facts: Record<string, string | ((text: string) => string)> = {
  decoy: 'Le champ invisible, que seul un robot voit, a été rempli.',
  hurry: 'Envoyé moins de deux secondes après l’ouverture de la page.',
  'no-origin': 'L’envoi ne vient pas d’un navigateur ordinaire.',
  'strange-field': 'L’envoi contient un champ que notre formulaire n’a pas.',
  'same-address': 'De nombreux envois de la même adresse de connexion en peu de temps.',
  'same-text': 'Plusieurs envois du même texte en peu de temps.',
  'same-contact': 'Plusieurs envois avec le même e-mail ou le même téléphone en peu de temps.',
  crowd: 'Reçue au milieu d’un afflux d’envois inhabituel.',
  'wrong-proof': 'La vérification demandée au navigateur a été falsifiée.',
  links: (text) => {
    const count = countLinks(text)
    return count === 1
      ? 'Le message contient une adresse de site.'
      : `Le message contient ${count}\u00a0adresses de sites.`
  },
  'only-links': 'Le message n’est presque fait que d’adresses de sites.',
  'tracked-link': 'Une adresse du message sert à compter qui clique.',
  'short-link': 'Une adresse du message est raccourcie : elle cache où elle mène.',
  'file-link': 'Une adresse du message mène à un fichier à télécharger.',
  'other-address': 'Le message donne une autre adresse e-mail que celle de l’envoi.',
  markup: 'Le message contient du code de page web.',
  disguise: 'Des lettres du message sont remplacées par d’autres qui leur ressemblent.',
  script: 'Le message est écrit en lettres ni latines ni arabes.',
  gibberish: 'Le message contient des mots qui n’en sont pas.',
  advert: 'Le message est une publicité qui ne s’adresse à personne.',
  'off-topic': 'Le message ne parle d’aucun de nos métiers.',
  name: 'Le nom contient une adresse de site, un prix ou un dessin.',
  'name-gibberish': 'Le nom n’en est pas un.',
  email: 'L’adresse e-mail semble faite par un programme.',
  'email-throwaway': 'L’adresse e-mail est d’un service d’adresses jetables.',
  phone: 'Le numéro de téléphone est trop court.',
}

const salesTalk = 'Le message emploie les tournures des envois publicitaires.'

/** Reasons about the way a post was sent, not about its content. */
const ways = new Set([
  'hurry',
  'no-origin',
  'strange-field',
  'same-address',
  'same-contact',
  'crowd',
])
const almostProof = new Set(['decoy', 'wrong-proof', 'markup', 'disguise'])

export function explainDoubts(
  reasons: readonly string[],
  { form, values }: { form: FormName; values: FormValues },
): { reasons: string[]; verdict: string } {
  const text = freeText(form, values)
  const sentences = reasons.map((reason) => {
    const fact = facts[reason] ?? salesTalk
    return typeof fact === 'string' ? fact : fact(text)
  })
  return { reasons: [...new Set(sentences)], verdict: verdictOf(reasons) }
}

function verdictOf(reasons: readonly string[]): string {
  if (reasons.some((reason) => almostProof.has(reason))) return 'Presque sûrement un robot.'
  if (reasons.every((reason) => ways.has(reason))) {
    return reasons.length === 1
      ? 'Seule raison trouvée ; le message lui-même n’a rien d’anormal.'
      : 'Le message lui-même n’a rien d’anormal.'
  }
  if (reasons.every((reason) => ways.has(reason) || reason === 'links')) {
    return 'Peut-être quelqu’un qui a collé un texte préparé.'
  }
  return 'Probablement un envoi publicitaire : à lire avant de décider.'
}
