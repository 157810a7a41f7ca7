import type * as v from 'valibot'
import { fixed, group, line } from '../documents/fields.ts'
import { formWords } from './form-messages.ts'

const field = (label: string) =>
  group(label, { label: fixed('Nom du champ'), placeholder: fixed('Dans le champ vide') })

/** Spec: S-9 */
export const footerFormDocument = group('Formulaire du pied de page', {
  form: formWords,
  fields: group('Les champs', {
    required: line('Au-dessus des champs'),
    name: field('Nom'),
    email: field('E-mail'),
    phone: field('Téléphone'),
    description: field('Projet'),
  }),
})

export type FooterForm = v.InferOutput<typeof footerFormDocument>
