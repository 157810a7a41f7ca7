import * as v from 'valibot'
import { decode, encode } from '#previews/answers/code.ts'
import { email, limits, line, phone, required, text } from './fields.ts'
import { defineForm } from './form.ts'

/** What a quote may be asked for. */
export interface Offers {
  /** A card's link names a service by its slug, the form by its label: gives the label, undefined of neither. */
  serviceLabel(name: string): string | undefined
  isPack(id: string): boolean
}

/** The quote request of /devis (Spec: F-1, F-7). */
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
      // Nobody types a pack: one that no longer exists, or none of ours, must not stop the request.
      v.optional(v.string(), ''),
      v.transform((id) => (isPack(id) ? id : '')),
    ),
    apercus: v.pipe(
      // Nor a link: a damaged one costs the picture that came along, never the request.
      v.optional(v.string(), ''),
      v.transform((code) => {
        const decoded = decode(code)
        return decoded.ok ? encode(decoded.answers, decoded.favourite) : ''
      }),
    ),
  })
