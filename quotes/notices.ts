import { isFrench, territoryOf } from './countries.ts'
import { isolated } from './isolated.ts'
import { exemptionWords, type Place, type QuoteVersion } from './quote.ts'
import type { ClientKind, NoticeCode, Seller } from './terms.ts'

type Facts = Pick<QuoteVersion, 'agency' | 'client' | 'place' | 'meetings' | 'seller'>

export interface Notice {
  clause: string
  /** S: the legal source was read; L: the agency's lawyer has to answer. */
  certainty: 'S' | 'L'
  heading: string
  /** One text per paragraph. */
  text: (facts: Facts) => string[]
  /** Day of the agency's confirmation; `null` before it, which blocks sending on a public site. */
  source: { agency: `${number}-${number}-${number}` } | null
}

/** Label of the button for every client; a contract needs these exact words (CJUE, 7 April 2022, C-249/21). */
export const acceptWords = 'Accepter ce devis avec obligation de paiement'

/** Labels of the two buttons of a withdrawal (cc D.221-5). */
export const withdrawWords = {
  open: 'Renoncer au contrat ici',
  confirm: 'Confirmer la rétractation',
} as const

export const notices: Record<NoticeCode, Notice> = {
  N1: {
    clause:
      'c.\u00a0com.\u00a0R.\u00a0123-237 et R.\u00a0123-238\u00a0; c.\u00a0consom.\u00a0L.\u00a0111-1',
    certainty: 'S',
    heading: 'Qui nous sommes',
    text: ({ agency }) => [
      `${identityOf(agency).join(', ')}. ${agency.phone}, ${agency.email}. Ce devis est gratuit.`,
    ],
    source: null,
  },
  N2: {
    clause: 'c.\u00a0civ.\u00a01127-1 et 1127-2',
    certainty: 'S',
    heading: 'Comment se passe l’acceptation',
    text: () => [
      `Deux pages. Sur la première, vous vérifiez et corrigez vos coordonnées. Sur la seconde, vous relisez le total, puis vous acceptez. Tant que vous n’avez pas cliqué sur le bouton «\u00a0${acceptWords}\u00a0», rien n’est conclu. Un e-mail confirme aussitôt votre accord.`,
      'Le contrat est en français. Nous l’archivons pendant dix ans après la fin de la prestation et vous en donnons copie sur demande.',
    ],
    source: null,
  },
  N3: {
    clause: 'c.\u00a0consom.\u00a0L.\u00a0221-14',
    certainty: 'S',
    heading: 'Accepter oblige à payer',
    text: () => [
      'Juste avant le bouton, la page rappelle ce que vous achetez, le total et les dates de paiement. Accepter vous oblige à payer ce total.',
    ],
    source: null,
  },
  R1: {
    clause:
      'c.\u00a0consom.\u00a0L.\u00a0221-18 à L.\u00a0221-20\u00a0; L.\u00a0221-3 pour un professionnel',
    certainty: 'S',
    heading: 'Changer d’avis\u00a0: quatorze jours',
    text: (facts) => [
      `${whyWithdraw(facts)}Vous pouvez renoncer au contrat pendant quatorze jours après votre accord, sans donner de motif. Un dernier jour qui tombe un samedi, un dimanche ou un jour férié passe au jour ouvrable suivant.`,
      'Une page en ligne et un formulaire papier, joint à ce devis, servent à le faire. Nous vous remboursons alors, sous quatorze jours, ce que vous avez payé.',
    ],
    source: null,
  },
  R2: {
    clause: 'c.\u00a0consom.\u00a0L.\u00a0221-21 et D.\u00a0221-5',
    certainty: 'S',
    heading: 'Renoncer en ligne',
    text: () => [
      `Sur la page de votre devis, cliquez sur «\u00a0${withdrawWords.open}\u00a0», vérifiez votre nom, le contrat et votre adresse, puis cliquez sur «\u00a0${withdrawWords.confirm}\u00a0». Un accusé de réception daté vous est envoyé.`,
    ],
    source: null,
  },
  R3: {
    clause: 'c.\u00a0consom.\u00a0L.\u00a0221-9',
    certainty: 'S',
    heading: 'Votre exemplaire signé',
    text: () => [
      'Vous recevez un exemplaire daté du contrat, avec le formulaire de rétractation\u00a0: sur papier, ou par e-mail si vous êtes d’accord.',
    ],
    source: null,
  },
  R4: {
    clause: 'c.\u00a0consom.\u00a0L.\u00a0221-25 et L.\u00a0221-28\u00a01°',
    certainty: 'S',
    heading: 'Commencer avant quatorze jours',
    text: () => [
      'Seulement si vous le demandez, en cochant une case. Si vous renoncez ensuite, vous payez la part déjà faite. Si le travail est entièrement terminé, vous ne pouvez plus renoncer. Sans cette demande, vous ne devez rien.',
    ],
    source: null,
  },
  P7: {
    clause: 'c.\u00a0consom.\u00a0L.\u00a0221-10',
    certainty: 'S',
    heading: 'Aucun paiement pendant sept jours',
    text: () => [
      'La loi nous interdit de recevoir un paiement avant la fin des sept jours qui suivent votre accord. La facture d’acompte part le huitième jour.',
    ],
    source: null,
  },
  B: {
    clause: 'c.\u00a0com.\u00a0L.\u00a0441-1, L.\u00a0441-10 et D.\u00a0441-5',
    certainty: 'S',
    heading: 'Retard de paiement, conditions générales',
    text: () => [
      'En cas de retard\u00a0: intérêts à trois fois le taux d’intérêt légal et indemnité forfaitaire de 40\u00a0€ pour frais de recouvrement. Nos conditions générales vous sont remises sur demande.',
    ],
    source: null,
  },
  M: {
    clause: 'c.\u00a0consom.\u00a0L.\u00a0616-1',
    certainty: 'S',
    heading: 'Médiateur de la consommation',
    text: ({ agency }) => [
      `Un désaccord que nous n’avons pas réglé ensemble\u00a0? Vous pouvez saisir gratuitement ${agency.mediatorName ?? toSupply}, ${agency.mediatorAddress ?? toSupply}.`,
    ],
    source: null,
  },
  A: {
    clause: 'c.\u00a0consom.\u00a0L.\u00a0213-1, D.\u00a0213-1 et D.\u00a0213-2',
    certainty: 'S',
    heading: 'Archivage',
    text: () => [
      'Un contrat de 120\u00a0€ ou plus est gardé pendant dix ans après la fin de la prestation. Vous pouvez en demander une copie pendant tout ce temps.',
    ],
    source: null,
  },
  T: {
    clause: 'Loi tunisienne 2000-83, articles 25 et 30',
    certainty: 'L',
    heading: 'Vente à distance en Tunisie',
    text: () => [
      `Le prix, les délais et les paiements sont ceux de ce devis. Deux pages permettent de vérifier et de corriger, puis d’accepter par le bouton «\u00a0${acceptWords}\u00a0». Nous gardons le contrat et vous en donnons copie sur demande.`,
      'Vous pouvez renoncer au contrat dans les dix jours ouvrables après votre accord, par un message ou sur la page de votre devis. Nous vous remboursons alors, dans les dix jours ouvrables, ce que vous avez payé.',
    ],
    source: null,
  },
  VA: {
    clause: 'CGI, article 259, 1° ; directive 2006/112/CE, article 196',
    certainty: 'L',
    heading: 'TVA due par un client de l’Union',
    text: () => [
      'Autoliquidation : la TVA est due par le client dans son pays (article 259, 1° du CGI, article 196 de la directive 2006/112/CE).',
    ],
    source: null,
  },
  VH: {
    clause: 'CGI, article 259, 1°',
    certainty: 'L',
    heading: 'Client professionnel hors de l’Union',
    text: () => [
      'TVA française non applicable : la prestation est située hors de France (article 259, 1° du CGI).',
    ],
    source: null,
  },
  VO: {
    clause: 'CGI, article 294, 1',
    certainty: 'L',
    heading: 'Client professionnel en Guyane ou à Mayotte',
    text: () => ['TVA non applicable en Guyane et à Mayotte (article 294, 1 du CGI).'],
    source: null,
  },
  VC: {
    clause: 'Directive 2006/112/CE, article 196 ; CGI, article 283, 2 pour un client en France',
    certainty: 'L',
    heading: 'TVA due par un client de l’Union à la société tunisienne',
    text: ({ client }) => [
      `TVA tunisienne non appliquée. Autoliquidation : la TVA est due par le client dans son pays (${reverseCharge(client)}).`,
    ],
    source: null,
  },
  VX: {
    clause: 'Code tunisien de la TVA, article à confirmer',
    certainty: 'L',
    heading: 'Exportation de services de Tunisie',
    text: () => [
      'TVA tunisienne non appliquée : exportation de services, utilisés hors de Tunisie.',
    ],
    source: null,
  },
  VT: {
    clause: 'Droit de timbre tunisien, texte et montant à confirmer',
    certainty: 'L',
    heading: 'Droit de timbre des factures tunisiennes',
    text: () => ['Le droit de timbre en vigueur le jour de chaque facture s’y ajoute.'],
    source: null,
  },
  VF: {
    clause: 'CGI, article 293 B',
    certainty: 'L',
    heading: 'Franchise en base de TVA',
    text: () => [exemptionWords],
    source: null,
  },
}

/** An article of the French code applies only to a client who owes French VAT. */
function reverseCharge(client: Pick<QuoteVersion['client'], 'country' | 'postcode'>): string {
  return isFrench(territoryOf(client))
    ? 'article 283, 2 du CGI'
    : 'article 196 de la directive 2006/112/CE'
}

export const dataNotice = {
  heading: 'Vos données',
  text: 'Le contrat accepté et la preuve de l’accord sont gardés pendant dix ans après la fin de la prestation, en accès réservé. Un devis non accepté est effacé à votre demande, sinon trois ans après notre dernier échange.',
} as const

/** Placeholder of a missing legal fact; the desk shows a quote with it, but does not send it. */
export const toSupply = '[à compléter]'

/**
 * Notices by place and client, in print order (Spec: Q-1). If the rows of small and large businesses differ,
 * the client must give the number of employees.
 */
const frenchRows: Record<Place, Record<ClientKind, readonly NoticeCode[]>> = {
  distance: {
    consumer: ['N1', 'N2', 'N3', 'R1', 'R2', 'R4', 'M', 'A'],
    smallBusiness: ['N1', 'N2', 'B'],
    business: ['N1', 'N2', 'B'],
  },
  offPremises: {
    consumer: ['N1', 'N2', 'N3', 'R1', 'R3', 'R4', 'P7', 'M', 'A'],
    smallBusiness: ['N1', 'N2', 'R1', 'R3', 'R4', 'P7', 'B'],
    business: ['N1', 'N2', 'B'],
  },
  office: {
    consumer: ['N1', 'M'],
    smallBusiness: ['N1', 'B'],
    business: ['N1', 'B'],
  },
}

export interface Situation {
  seller: Seller
  place: Place
  client: { kind: ClientKind; country: string }
}

/**
 * Returns the notices of a quote in print order, without those of VAT. A client in France has the French row for both sellers:
 * consumers keep that protection (Rome I, article 6), and professionals get it too. Other clients of the
 * Tunisian company get its notice T, which counsel must complete.
 */
export function noticesFor({ seller, place, client }: Situation): readonly NoticeCode[] {
  if (seller === 'TN' && !isFrench(client.country)) return ['N1', 'T']
  return frenchRows[place][client.kind]
}

export function mayWithdraw(situation: Situation): boolean {
  return noticesFor(situation).some((code) => code === 'R1' || code === 'T')
}

export function unconfirmedNotices(): string[] {
  return Object.entries(notices)
    .filter(([, { source }]) => source === null)
    .map(([code, { heading, clause }]) => `notice ${code}, ${heading} (${clause})`)
}

export function identityOf(agency: QuoteVersion['agency']): string[] {
  const form = [agency.legalForm, agency.capital && `au capital de ${agency.capital}`]
  const vat = agency.vatNumber && `TVA\u00a0${agency.vatNumber}`
  return [
    agency.legalName ?? toSupply,
    form.filter(Boolean).join(' '),
    agency.address ?? toSupply,
    agency.register ?? toSupply,
    vat ?? '',
  ].filter((part) => part !== '')
}

function whyWithdraw({ client, place, meetings }: Facts): string {
  if (place !== 'offPremises') return ''
  const visit = meetings.findLast(({ where }) => where === 'client' || where === 'elsewhere')
  const met = visit?.detail
    ? `Nous nous sommes vus ${isolated(visit.detail)}`
    : 'Nous nous sommes vus hors de notre agence'
  return client.kind === 'smallBusiness'
    ? `${met} et vous employez cinq personnes au plus. `
    : `${met}. `
}
