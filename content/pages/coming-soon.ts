import { fixed, group, line, paragraph } from '../documents/fields.ts'
import { formWords } from '../forms/form-messages.ts'

const announcement = (label: string) =>
  group(label, { title: line('Titre'), text: paragraph('Texte', { blanks: ['date'] }) })

/** Spec: S-33 */
export const comingSoonDocument = group('Ouverture', {
  before: announcement('Avant la date'),
  after: announcement('Après la date'),
  countdown: line('Nom du compte à rebours, pour qui l’entend'),
  units: group('Sous les nombres', {
    days: line('Jours'),
    hours: line('Heures'),
    minutes: line('Minutes'),
    seconds: line('Secondes'),
  }),
  email: fixed('Champ E-mail'),
  emailExample: line('Exemple d’e-mail'),
  form: formWords,
})
