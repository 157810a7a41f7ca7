import * as v from 'valibot'
import {
  choice,
  fixed,
  fixedNumber,
  group,
  line,
  list,
  orNull,
  phone,
  webAddress,
} from '../documents/fields.ts'

export const phoneLink = (label: string) => `tel:${label.replaceAll(/[^+\d]/g, '')}` as const

const office = group('Bureau', {
  city: fixed('Ville'),
  country: fixed('Pays'),
  /** Spec: S-62. Null until the agency supplies it. */
  street: orNull(line('Rue et numéro')),
  countryCode: choice('Code du pays', ['FR', 'TN']),
  phone: v.pipe(
    group('Téléphone', { label: phone('Numéro tel qu’on le lit'), href: line('Lien') }),
    v.check(
      ({ label, href }) => href === phoneLink(label),
      ({ input }) => `Le lien de ce numéro est ${phoneLink(input.label)}.`,
    ),
    v.metadata({ isPhone: true }),
  ),
  directions: webAddress('Itinéraire'),
})

export const companyDocument = group('Société', {
  name: fixed('Nom'),
  foundedIn: fixedNumber('Année de fondation'),
  /** Spec: S-9. Fixed, not computed. */
  copyrightYear: fixedNumber('Année du copyright'),
  email: v.pipe(line('E-mail'), v.email('Cette adresse e-mail est mal formée.')),
  offices: v.pipe(v.strictTuple([office, office]), v.title('Bureaux')),
  /** Spec: S-3 */
  social: list(
    'Réseaux',
    group('Réseau', {
      network: choice('Réseau', ['facebook', 'instagram', 'linkedin']),
      label: line('Nom pour qui ne voit pas l’icône'),
      href: webAddress('Adresse'),
    }),
    { least: 3, most: 3 },
  ),
})

export type Company = v.InferOutput<typeof companyDocument>

/** Names under which other documents borrow facts of the company: `{{societe.nom}}`. */
export const lentByCompany = {
  'societe.nom': 'name',
  'societe.fondee': 'foundedIn',
  'societe.email': 'email',
  'societe.telephone': 'offices.0.phone.label',
}
