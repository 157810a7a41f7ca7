import * as v from 'valibot'
import { decode, encode } from '#previews/answers/code.ts'
import { email, limits, line, phone, required, text } from './fields.ts'
import { defineForm } from './form.ts'

export interface Offers {
  /** Accepts a slug or a label, because links contain slugs and the form posts labels. */
  serviceLabel(name: string): string | undefined
  isPack(id: string): boolean
}

/** Spec: F-1, F-7 */
export const quoteFormFor = ({ serviceLabel, isPack }: Offers) =>
  defineForm('quote', {
    name: required(line(limits.name), 'Le nom est obligatoire.'),
    email: email("L'email est obligatoire."),
    phone: required(phone(), 'Le numéro de téléphone est obligatoire.'),
    service: v.pipe(
      line(limits.name),
      v.transform((name) => serviceLabel(name) ?? ''),
      v.nonEmpty('Veuillez sélectionner un service.'),
    ),
    description: required(text(), 'Veuillez décrire votre projet.'),
    pack: v.pipe(
      // A visitor cannot type a pack, so an unknown one must not block the request.
      v.optional(v.string(), ''),
      v.transform((id) => (isPack(id) ? id : '')),
    ),
    apercus: v.pipe(
      // A damaged code must not block the request either.
      v.optional(v.string(), ''),
      v.transform((code) => {
        const decoded = decode(code)
        return decoded.ok ? encode(decoded.answers, decoded.favourite) : ''
      }),
    ),
  })
