import * as v from 'valibot'
import { decode, encode } from '#previews/answers/code.ts'
import { email, limits, line, phone, required, text } from './fields.ts'
import { defineForm } from './form.ts'

export interface Offers {
  /** Accepts a slug or a label, because links contain slugs and the form posts labels. */
  serviceLabel(name: string): string | undefined
  /** Returns the slug of a pack's service. */
  serviceOfPack(id: string): string | undefined
}

/** The service that previews show. */
const sites = 'creation-de-site-web'

/** Spec: F-1, F-7 */
export const quoteFormFor = ({ serviceLabel, serviceOfPack }: Offers) =>
  defineForm(
    'quote',
    {
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
        v.transform((id) => (serviceOfPack(id) ? id : '')),
      ),
      apercus: v.pipe(
        // A damaged code must not block the request either.
        v.optional(v.string(), ''),
        v.transform((code) => {
          const decoded = decode(code)
          return decoded.ok ? encode(decoded.answers, decoded.favourite) : ''
        }),
      ),
    },
    // A pack and previews name their service, so a request with them is never refused for want of one.
    (raw) => {
      if (raw.service?.trim()) return raw
      const hasPreviews = decode(raw.apercus ?? '').ok
      return { ...raw, service: serviceOfPack(raw.pack ?? '') ?? (hasPreviews ? sites : '') }
    },
  )
