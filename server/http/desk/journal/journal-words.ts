import type { Deed, JournalCursor } from '../../../store/people/journal-pages.ts'

export const deedWords: Record<Deed['action'], string> = {
  received: 'A reçu',
  read: 'A lu',
  taken: 'A pris en charge',
  given: 'A confié à quelqu’un d’autre',
  answered: 'A répondu',
  filed: 'A classé un e-mail',
  noted: 'A noté',
  reminded: 'A envoyé un rappel',
  state: 'A changé le suivi',
  released: 'A sorti de quarantaine',
  held: 'A remis en quarantaine',
  spam: 'A marqué indésirable',
  erased: 'A effacé une personne',
  exported: 'A exporté',
  invited: 'A invité',
  'invitation cancelled': 'A annulé une invitation',
  'key made': 'A créé une clé',
  'key removed': 'A retiré une clé',
  'key renamed': 'A renommé une clé',
  'signed in': 'A ouvert une session',
  'copy refused': 'A refusé une clé copiée',
  'signed out': 'A fermé sa session',
  'session closed': 'A fermé une session',
  'person revoked': 'A retiré une personne',
  'delivery retried': 'A relancé un envoi',
  'quote begun': 'A commencé un devis',
  'quote dropped': 'A abandonné un devis',
  'quote sent': 'A envoyé un devis',
  'quote reminded': 'A rappelé un devis au client',
  'quote asked about': 'A reçu une question',
  'quote accepted': 'A reçu une acceptation',
  'quote accepted on paper': 'A noté une acceptation sur papier',
  'quote declined': 'A reçu un refus',
  'quote withdrawn': 'A reçu une rétractation',
  'link sent': 'A envoyé un nouveau lien au client',
  'contract kept': 'A gardé un contrat, sans sa demande',
  'contracts forgotten': 'A effacé des contrats dont le délai est passé',
  'email corrected': 'A corrigé l’e-mail d’une demande',
  'data corrected': 'A reçu une correction du client',
  published: 'A publié',
}

export function writeCursor({ at, key }: JournalCursor): string {
  return `${at}.${key}`
}

export function readCursor(text = ''): JournalCursor | undefined {
  const found = /^(\d{1,15})\.(?:(\d{1,15})|([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))$/.exec(text)
  if (!found) return undefined
  const [, at, seq, id = ''] = found
  return { at: Number(at), key: seq === undefined ? id : Number(seq) }
}
