import type { JournalRow } from '../../store/journal-page.ts'

/** What the journal says was done, after the name of who did it. */
export const journalWords: Record<JournalRow['action'], string> = {
  received: 'A reçu',
  read: 'A lu',
  taken: 'A pris en charge',
  given: 'A confié',
  answered: 'A répondu',
  filed: 'A classé un e-mail',
  noted: 'A noté',
  reminded: 'A prévu un rappel',
  state: 'A changé l’état',
  released: 'A sorti de quarantaine',
  held: 'A remis en quarantaine',
  spam: 'A déclaré indésirable',
  erased: 'A effacé une personne',
  exported: 'A exporté',
  invited: 'A invité',
  'invitation cancelled': 'A annulé l’invitation',
  'key made': 'A créé une clé',
  'key removed': 'A retiré une clé',
  'signed in': 'S’est connecté',
  'copy refused': 'A refusé une clé copiée',
  'signed out': 'S’est déconnecté',
  'session closed': 'A fermé une session',
  'person revoked': 'A retiré du bureau',
  'delivery retried': 'A relancé un envoi',
}
