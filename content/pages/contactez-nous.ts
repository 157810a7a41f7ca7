import type * as v from 'valibot'
import { fixed, group, line, list, paragraph, questionAnswer } from '../documents/fields.ts'
import { formWords } from '../forms/form-messages.ts'

/** Spec: S-28 */
export const contactPageDocument = group('Contact', {
  talk: group('En tête', {
    question: fixed('Titre, la question'),
    answer: fixed('Titre, la réponse'),
    lead: paragraph('Phrase sous le titre, suivie du prix d’un site vitrine'),
    call: line('Devant les téléphones'),
  }),
  coordinates: group('Les coordonnées', {
    title: fixed('Titre'),
    phones: fixed('Téléphones'),
    email: fixed('E-mail'),
    offices: fixed('Adresses'),
  }),
  questions: group('Les questions', {
    title: fixed('Titre'),
    items: list('Questions', questionAnswer, { least: 6, most: 6 }),
  }),
  form: formWords,
  fields: group('Les champs', {
    name: fixed('Nom'),
    email: fixed('E-mail'),
    emailExample: line('Exemple d’e-mail'),
    phone: fixed('Téléphone'),
    phoneExample: line('Exemple de téléphone'),
    message: fixed('Message'),
    messageExample: line('Exemple de message'),
  }),
})

export type ContactPage = v.InferOutput<typeof contactPageDocument>
