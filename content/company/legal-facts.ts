import * as v from 'valibot'
import { day, digitsOf, group, line, orNull, phone } from '../documents/fields.ts'
import { type Company, phoneLink } from './company.ts'

/** Luhn's check of a SIREN. */
function isSiren(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits.length === 9 && sum % 10 === 0
}

const register = v.pipe(
  line('Immatriculation au RCS'),
  v.regex(/RCS/, 'Le sigle RCS, sa ville et le SIREN sont attendus.'),
  v.check(
    (text) => digitsOf(text).length === 9,
    ({ input }) => `${digitsOf(input).length} chiffres\u00a0: un SIREN en a 9.`,
  ),
  v.check(
    (text) => digitsOf(text).length !== 9 || isSiren(digitsOf(text)),
    'Ce SIREN contient une faute de frappe.',
  ),
)

const keyOf = (siren: string) => (12 + 3 * (Number(siren) % 97)) % 97

const vatNumber = v.pipe(
  line('TVA intracommunautaire'),
  v.regex(/^FR/, 'Le numéro commence par FR.'),
  v.check(
    (text) => digitsOf(text).length === 11,
    ({ input }) =>
      `${digitsOf(input).length} chiffres\u00a0: il en faut 11, une clé de 2 puis le SIREN de 9.`,
  ),
  v.check((text) => {
    const digits = digitsOf(text)
    return digits.length !== 11 || Number(digits.slice(0, 2)) === keyOf(digits.slice(2))
  }, 'La clé et le SIREN ne vont pas ensemble\u00a0: l’un des deux contient une faute de frappe.'),
)

/** A fact that only the agency knows; `null` until the agency supplies it. */
const fact = (label: string) => orNull(line(label, { most: 300 }))

/**
 * Facts that only the agency can supply. A local build shows a missing one as « à compléter »; a public build
 * leaves it out and lists it (tools/build/check-content.ts).
 * Spec: L-9, L-16, L-17
 */
const facts = group('Faits que demande la loi', {
  legalName: fact('Dénomination sociale'),
  legalForm: fact('Forme juridique'),
  capital: fact('Capital social'),
  registeredOffice: fact('Siège social'),
  register: orNull(register),
  vatNumber: orNull(vatNumber),

  publicationDirector: fact('Directrice ou directeur de la publication'),

  hostName: fact('Hébergeur'),
  hostAddress: fact('Adresse de l’hébergeur'),
  hostPhone: orNull(phone('Téléphone de l’hébergeur')),

  tunisianName: fact('Société tunisienne'),
  tunisianAddress: fact('Adresse en Tunisie'),
  tunisianRegister: fact('Registre national des entreprises'),

  mediatorName: fact('Médiateur de la consommation'),
  mediatorAddress: fact('Pour saisir le médiateur'),

  mailProviders: fact('Acheminement des e-mails (prestataire et pays)'),
  tunisianTransfer: fact('Garantie du transfert vers la Tunisie'),
  mailTransfer: fact('Garantie du transfert vers le prestataire d’e-mail'),
  tunisianDeclaration: fact('Déclaration à l’INPDP'),

  accessibilityAuditor: fact('Auto-évaluation d’accessibilité faite par'),
})

const [notices, privacy] = ['Mentions légales', 'Politique de confidentialité']
const french = `${notices}, devis de la société française`
const tunisian = `${notices}, devis de la société tunisienne`
const mediation = `${notices}, conditions générales, devis d’un particulier`

/** Where each fact stands. */
export const factUses: Readonly<Record<FactName, string>> = {
  legalName: `${french}, confidentialité`,
  legalForm: french,
  capital: french,
  registeredOffice: `${french}, confidentialité`,
  register: french,
  vatNumber: french,
  publicationDirector: notices,
  hostName: `${notices}, confidentialité`,
  hostAddress: notices,
  hostPhone: notices,
  tunisianName: tunisian,
  tunisianAddress: tunisian,
  tunisianRegister: tunisian,
  mediatorName: mediation,
  mediatorAddress: mediation,
  mailProviders: privacy,
  tunisianTransfer: privacy,
  mailTransfer: privacy,
  tunisianDeclaration: privacy,
  accessibilityAuditor: 'Déclaration d’accessibilité',
}

/** Legal wordings that the agency's counsel must review. Spec: L-30. */
export const legalWordings = {
  withdrawal: {
    label: 'Droit de rétractation',
    text: 'Un particulier qui accepte le devis à distance ou hors établissement dispose de quatorze jours pour changer d’avis (articles L. 221-18 et suivants du code de la consommation). Le devis rappelle ce droit.',
  },
  professionalWithdrawal: {
    label: 'Droit de rétractation des petits professionnels',
    text: 'Un professionnel qui emploie cinq salariés au plus a le même droit pour un contrat conclu hors établissement, dont l’objet n’entre pas dans son activité principale (article L. 221-3).',
  },
  guarantees: {
    label: 'Garanties légales',
    text: 'Tout ce que nous promettons vaut sans préjudice des garanties légales.',
  },
}

const readOn = (wording: keyof typeof legalWordings) => orNull(day(legalWordings[wording].label))

export const legalFactsDocument = group('Mentions légales', {
  facts,
  readOn: group('Relu par un juriste le', {
    withdrawal: readOn('withdrawal'),
    professionalWithdrawal: readOn('professionalWithdrawal'),
    guarantees: readOn('guarantees'),
  }),
})

export type LegalFacts = v.InferOutput<typeof legalFactsDocument>
export type FactName = keyof LegalFacts['facts']

const labelOf = (name: FactName) => v.getTitle(facts.entries[name]) ?? name

export const factLine = ({ facts }: LegalFacts, name: FactName) => ({
  label: labelOf(name),
  value: facts[name],
})

export function unreadWordings({ readOn }: LegalFacts): string[] {
  const names = Object.keys(legalWordings) as (keyof typeof legalWordings)[]
  return names.filter((name) => readOn[name] === null).map((name) => legalWordings[name].label)
}

export function contactFacts({ email, offices: [montpellier, sousse] }: Company) {
  const phoneLine = (label: string, { phone }: Company['offices'][number]) => ({
    label,
    value: [{ label: phone.label, to: phoneLink(phone.label) }],
  })
  return {
    email: { label: 'E-mail', value: [{ label: email, to: `mailto:${email}` as const }] },
    frenchPhone: phoneLine('Téléphone', montpellier),
    tunisianPhone: phoneLine('Téléphone à Sousse', sousse),
  }
}

/** « 1 fait sur 19 rempli. » */
export function filledFacts(document: unknown): string {
  const all = Object.values((document as LegalFacts).facts)
  const filled = all.filter((fact) => fact !== null).length
  return `${filled}\u00a0${filled > 1 ? 'faits' : 'fait'} sur ${all.length} ${filled > 1 ? 'remplis' : 'rempli'}. Une ligne vide n’est pas sur la page.`
}
