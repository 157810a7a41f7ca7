import type * as v from 'valibot'
import { choice, fixed, fixedNumber, group, line, list } from '../documents/fields.ts'

/** Who the agency is; phones, addresses and links are sample values until it supplies its own (Spec: S-3). */
export const companyDocument = group('Société', {
  name: fixed('Nom'),
  foundedIn: fixedNumber('Année de fondation'),
  copyrightYear: fixedNumber('Année du copyright'),
  email: line('E-mail'),
  offices: list(
    'Bureaux',
    group('Bureau', {
      city: fixed('Ville'),
      country: fixed('Pays'),
      countryCode: choice('Code du pays', ['FR', 'TN']),
      phone: group('Téléphone', { label: line('Numéro tel qu’on le lit'), href: line('Lien') }),
      directions: line('Itinéraire'),
    }),
    { least: 2, most: 2 },
  ),
  social: list(
    'Réseaux',
    group('Réseau', {
      network: choice('Réseau', ['facebook', 'instagram', 'linkedin']),
      label: line('Nom pour qui ne voit pas l’icône'),
      href: line('Adresse'),
    }),
    { least: 3, most: 3 },
  ),
})

export type Company = v.InferOutput<typeof companyDocument>

/**
 * Who the agency is. Phones, addresses and links are sample values until the agency supplies its
 * own (Spec: S-3): change them here, nowhere else.
 */
export const company = {
  name: 'Graaand',
  /** Spec: S-3. */
  foundedIn: 2021,
  /** The copyright line is dated, not computed (Spec: S-9). */
  copyrightYear: 2024,
  email: 'bonjour@graaand.example',
  offices: [
    {
      city: 'Montpellier',
      country: 'France',
      countryCode: 'FR',
      phone: { label: '+33 4 65 71 12 34', href: 'tel:+33465711234' },
      directions: 'https://www.openstreetmap.org/search?query=Montpellier%2C%20France',
    },
    {
      city: 'Sousse',
      country: 'Tunisie',
      countryCode: 'TN',
      phone: { label: '+216 73 000 000', href: 'tel:+21673000000' },
      directions: 'https://www.openstreetmap.org/?mlat=35.83&mlon=10.64#map=11/35.83/10.64',
    },
  ],
  /** Three networks, opened in a new tab (Spec: S-3). */
  social: [
    { network: 'facebook', label: 'Graaand sur Facebook', href: 'https://www.facebook.com/' },
    { network: 'instagram', label: 'Graaand sur Instagram', href: 'https://www.instagram.com/' },
    { network: 'linkedin', label: 'Graaand sur LinkedIn', href: 'https://www.linkedin.com/' },
  ],
} as const
