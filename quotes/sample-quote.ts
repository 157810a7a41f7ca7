import type { Acceptance, Agency, QuoteVersion } from './quote.ts'

export const sampleAgency: Agency = {
  seller: 'FR',
  brand: 'Graaand',
  legalName: 'Graaand (exemple)',
  legalForm: 'SARL',
  capital: '10\u00a0000\u00a0€',
  address: '1 rue de l’Exemple, 34000 Montpellier',
  register: 'RCS Montpellier 000\u00a0000\u00a0000',
  vatNumber: 'FR00\u00a0000000000',
  mediatorName: 'le Médiateur d’exemple',
  mediatorAddress: '2 rue de l’Exemple, 75000 Paris, mediateur.example',
  city: 'Montpellier',
  phone: '+33 4 65 71 12 34',
  email: 'bonjour@graaand.example',
}

/** Its sum: 990 + 350 + 240, less 5 %, is 1 801,20 € with VAT. */
export const sampleQuote: QuoteVersion = {
  number: 'D-2026-0148',
  version: 2,
  issuedOn: '2026-11-20',
  agency: sampleAgency,
  replaces: { version: 1, issuedOn: '2026-11-18' },
  seller: 'FR',
  client: {
    kind: 'smallBusiness',
    name: 'Paul Garrigue',
    role: 'gérant',
    company: 'La Table de Garrigue',
    employees: 4,
    address: '12 quai de l’Exemple, 34200 Sète',
    country: 'FR',
    email: 'paul@table-garrigue.example',
  },
  place: 'offPremises',
  meetings: [{ on: '2026-11-16', where: 'client', detail: 'dans votre restaurant' }],
  subject: 'création d’un site vitrine de dix pages avec réservation de table',
  currency: 'euro',
  exempt: false,
  lines: [
    {
      label: 'Pack Professionnel, site vitrine',
      detail: 'Huit pages, lisible sur téléphone, formulaire de contact, mise en ligne comprise.',
      quantity: 100,
      unit: '',
      price: 99_000,
      discount: 0,
      vat: 2000,
    },
    {
      label: 'Prise de rendez-vous',
      detail: 'Réservation de table en ligne, confirmation par e-mail.',
      quantity: 100,
      unit: '',
      price: 35_000,
      discount: 0,
      vat: 2000,
    },
    {
      label: 'Pages de plus',
      detail: '«\u00a0Groupes\u00a0» et «\u00a0Traiteur\u00a0», 120,00\u00a0€ HT la page.',
      quantity: 200,
      unit: '',
      price: 12_000,
      discount: 0,
      vat: 2000,
    },
  ],
  discount: 500,
  deposit: 3000,
  instalments: [],
  balanceDue: 'mise en ligne, à 30\u00a0jours',
  validUntil: '2026-12-20',
  deliveryWeeks: 6,
  steps: [
    {
      when: 'Semaine 1',
      what: 'Rendez-vous de départ, liste des textes et des photos à fournir',
    },
    { when: 'Semaine 2', what: 'Vous recevez la maquette de la page d’accueil' },
    { when: 'Semaines 3 et 4', what: 'Nous construisons les dix pages et la réservation' },
    { when: 'Semaine 5', what: 'Vous relisez le site, nous corrigeons' },
    { when: 'Semaine 6', what: 'Mise en ligne et une heure de prise en main' },
  ],
  notIncluded:
    'Photographies, rédaction et traduction. Hébergement et nom de domaine après la première année\u00a0: 96,00\u00a0€ HT par an. Toute demande nouvelle après la relecture fait l’objet d’un devis à part.',
  note: '',
  signatory: { name: 'Sofiane Exemple', role: 'gérant' },
}

/** 24 November 2026, 10:12 in Paris. */
export const sampleAcceptance: Acceptance = {
  at: Date.parse('2026-11-24T09:12:00Z'),
  name: 'Paul Garrigue',
  role: 'gérant',
  linkSentTo: 'paul@table-garrigue.example',
  shownAt: Date.parse('2026-11-24T09:11:00Z'),
  earlyStart: false,
  digest: '9f2c41d7'.repeat(8),
  paper: null,
}
