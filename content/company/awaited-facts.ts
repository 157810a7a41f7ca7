import type { Content } from '../documents/documents.ts'
import type { Company } from './company.ts'
import { type FactName, factLine, factUses } from './legal-facts.ts'

/** A fact that only the agency knows. */
export interface AwaitedFact {
  label: string
  /** Where the fact stands, or what the site shows meanwhile. */
  effect: string
  isGiven: boolean
  /** Whether the law requires it of a public site (Spec: L-17). */
  isLegal: boolean
  /** Field that has it; null for a setting of the server. */
  field: { document: string; path: string } | null
}

/** Fictitious values of content/company/company.yaml, until the agency supplies its own. */
const standIn = /\.example$|^\+33 4 65 71 |^\+216 73 000 000$/

const isStandIn = (contact: string) => standIn.test(contact.replaceAll('\u00a0', ' '))

type Documents = Pick<Content, 'company' | 'hours' | 'legalFacts' | 'sentences'>

/** @param hasFilm whether the build has the address of a film: `VIDEO_URL` */
export function awaitedFacts(
  { company, hours, legalFacts, sentences }: Documents,
  { hasFilm }: { hasFilm: boolean },
): AwaitedFact[] {
  return [
    ...(Object.keys(factUses) as FactName[]).map((name) => {
      const { label, value } = factLine(legalFacts, name)
      const field = { document: 'company/legal-facts', path: `facts.${name}` }
      return { label, effect: factUses[name], isGiven: value !== null, isLegal: true, field }
    }),
    ...contactsOf(company),
    {
      label: 'Heures d’ouverture',
      effect: 'Délais de réponse, bureau et e-mails\u00a0: les heures d’un exemple comptent.',
      isGiven: hours.confirmedOn !== null,
      isLegal: false,
      field: { document: 'company/hours', path: 'confirmedOn' },
    },
    {
      label: 'Hébergement et nom de domaine, prix par an',
      effect: 'Tarifs et page des sites\u00a0: le devis écrit ce montant.',
      // A price has figures.
      isGiven: /\d/.test(sentences.hostingPrice),
      isLegal: false,
      field: { document: 'company/sentences', path: 'hostingPrice' },
    },
    {
      label: 'Film de présentation',
      effect: 'Accueil\u00a0: la page dit que le film viendra.',
      isGiven: hasFilm,
      isLegal: false,
      field: null,
    },
  ]
}

function contactsOf({ email, offices, social }: Company): AwaitedFact[] {
  const at = (path: string) => ({ document: 'company/company', path })
  return [
    {
      label: 'E-mail',
      effect: 'Toutes les pages et tous les e-mails\u00a0: une adresse inventée y figure.',
      isGiven: !isStandIn(email),
      isLegal: true,
      field: at('email'),
    },
    ...offices.flatMap(({ city, phone, street }, index) => [
      {
        label: `Téléphone à ${city}`,
        effect: 'Toutes les pages et tous les e-mails\u00a0: un numéro inventé y figure.',
        isGiven: !isStandIn(phone.label),
        isLegal: true,
        field: at(`offices.${index}.phone.label`),
      },
      {
        label: `Rue et numéro à ${city}`,
        effect: 'Page de contact\u00a0: la ville seule, sans itinéraire.',
        isGiven: street !== null,
        isLegal: false,
        field: at(`offices.${index}.street`),
      },
    ]),
    ...social.map(({ network, label, href }, index) => ({
      label,
      effect: `Haut des pages\u00a0: le lien mène à l’accueil de ${network}.`,
      isGiven: new URL(href).pathname !== '/',
      isLegal: false,
      field: at(`social.${index}.href`),
    })),
  ]
}

/** Labels of the facts that the law requires and the agency has not given. */
export const missingLegalFacts = (content: Documents): string[] =>
  awaitedFacts(content, { hasFilm: true })
    .filter(({ isLegal, isGiven }) => isLegal && !isGiven)
    .map(({ label }) => label)
