import { company } from './company.ts'

/** A fact that the law wants published and that only the agency knows. */
interface AgencyFact {
  label: string
  value: string | null
}

const fact = (label: string, value: string | null): AgencyFact => ({ label, value })

/**
 * What only the agency can say of itself: replace each `null`. Until then the legal pages show
 * « à compléter » on a local address and leave the line out on a public one, where the build lists
 * what is missing (tools/build/check-content.ts).
 * Spec: L-9, L-16, L-17
 */
export const legalFacts = {
  legalName: fact('Dénomination sociale', null),
  legalForm: fact('Forme juridique', null),
  capital: fact('Capital social', null),
  registeredOffice: fact('Siège social', null),
  register: fact('Immatriculation au RCS', null),
  vatNumber: fact('TVA intracommunautaire', null),

  publicationDirector: fact('Directrice ou directeur de la publication', null),

  hostName: fact('Hébergeur', null),
  hostAddress: fact('Adresse de l’hébergeur', null),
  hostPhone: fact('Téléphone de l’hébergeur', null),

  tunisianName: fact('Société tunisienne', null),
  tunisianAddress: fact('Adresse en Tunisie', null),
  tunisianRegister: fact('Registre national des entreprises', null),

  mediatorName: fact('Médiateur de la consommation', null),
  mediatorAddress: fact('Pour saisir le médiateur', null),

  /** The mail server of SMTP_URL, the hosted service of EMAILJS_*, or both; each with its country. */
  mailProviders: fact('Acheminement des e-mails (prestataire et pays)', null),
  tunisianTransfer: fact('Garantie du transfert vers la Tunisie', null),
  mailTransfer: fact('Garantie du transfert vers le prestataire d’e-mail', null),
  tunisianDeclaration: fact('Déclaration à l’INPDP', null),
}

/** Named by the terms once there is one: a mediator that nobody appointed is no remedy. */
export const hasMediator = legalFacts.mediatorName.value !== null

/** Words of law that the agency's counsel has to read: put the day in place of `null`. */
interface LegalWording {
  label: string
  text: string
  readOn: string | null
}

/** Spec: L-30. */
export const legalWordings = {
  withdrawal: {
    label: 'Droit de rétractation',
    text: 'Un particulier qui accepte le devis à distance ou hors établissement dispose de quatorze jours pour changer d’avis (articles L. 221-18 et suivants du code de la consommation). Le devis rappelle ce droit.',
    readOn: null,
  },
  professionalWithdrawal: {
    label: 'Droit de rétractation des petits professionnels',
    text: 'Un professionnel qui emploie cinq salariés au plus a le même droit pour un contrat conclu hors établissement, dont l’objet n’entre pas dans son activité principale (article L. 221-3).',
    readOn: null,
  },
  guarantees: {
    label: 'Garanties légales',
    text: 'Tout ce que nous promettons vaut sans préjudice des garanties légales.',
    readOn: null,
  },
} satisfies Record<string, LegalWording>

/** The labels of the wordings that no counsel has read. */
export function unreadWordings(): string[] {
  const wordings: LegalWording[] = Object.values(legalWordings)
  return wordings.filter(({ readOn }) => readOn === null).map(({ label }) => label)
}

/** The labels of the facts that are still to be supplied. */
export function missingFacts(): string[] {
  const missing = Object.values(legalFacts).filter(({ value }) => value === null)
  return missing.map(({ label }) => label)
}

const [montpellier, sousse] = company.offices

/** How to reach us, as lines of a list of facts. */
export const contactFacts = {
  email: {
    label: 'E-mail',
    value: [{ label: company.email, to: `mailto:${company.email}` }],
  },
  frenchPhone: {
    label: 'Téléphone',
    value: [{ label: montpellier.phone.label, to: montpellier.phone.href }],
  },
  tunisianPhone: {
    label: 'Téléphone à Sousse',
    value: [{ label: sousse.phone.label, to: sousse.phone.href }],
  },
} as const
