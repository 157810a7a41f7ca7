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
  mediatorAddress: fact('Pour le saisir', null),

  /** The mail server of SMTP_URL, the hosted service of EMAILJS_*, or both; each with its country. */
  mailProviders: fact('Acheminement des e-mails (prestataire et pays)', null),
  tunisianTransfer: fact('Garantie du transfert vers la Tunisie', null),
  mailTransfer: fact('Garantie du transfert vers le prestataire d’e-mail', null),
  tunisianDeclaration: fact('Déclaration à l’INPDP', null),
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
