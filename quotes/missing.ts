import { vatZoneOf } from './countries.ts'
import { notices, noticesFor } from './notices.ts'
import { isNumberOf } from './numbers.ts'
import type { QuoteVersion } from './quote.ts'
import { totalsOf } from './totals.ts'
import { type IdentityPart, taxNoticesOf, vatRuleOf, vatRules } from './vat.ts'

const facts = {
  FR: {
    legalName: 'la dénomination sociale de la société',
    legalForm: 'la forme juridique de la société',
    capital: 'le capital social',
    address: 'l’adresse du siège social',
    register: 'l’immatriculation au RCS, avec sa ville',
    vatNumber: 'le numéro de TVA intracommunautaire',
  },
  TN: {
    legalName: 'le nom de la société tunisienne',
    address: 'l’adresse de la société tunisienne',
    register: 'l’identifiant au registre national des entreprises',
  },
} as const

const identity: Readonly<Record<IdentityPart, string>> = {
  company: 'le nom de l’entreprise du client',
  vatNumber: 'le numéro de TVA du client, sans lequel la TVA ne peut pas rester à sa charge',
  registration: 'l’identifiant de l’entreprise du client, qui montre que c’est un professionnel',
}

/** A reason that blocks sending, with its field: `client.email`, `lines.0.label`. */
export interface Missing {
  words: string
  /**
   * Path of the field; `agency` for a legal fact, `notices` for an unconfirmed notice, which have no field.
   */
  field: string
}

/**
 * @param isPublic whether the site has real clients, so that unconfirmed notices block too
 * Source: the requirements of the quote, and content/company/legal-facts.ts for the facts
 */
export function whatIsMissing(quote: QuoteVersion, how: { isPublic: boolean }): string[] {
  return missingIn(quote, how).map(({ words }) => words)
}

export function missingIn(quote: QuoteVersion, { isPublic }: { isPublic: boolean }): Missing[] {
  const { agency, client } = quote
  const codes = noticesFor(quote)
  const rule = vatRules[vatRuleOf(quote)]
  const hasPostcode = !['tunisia', 'outside', 'unknown'].includes(vatZoneOf(client))
  const wanted = Object.entries<string>(facts[quote.seller]) as [keyof typeof agency, string][]
  return [
    ...wanted
      // An exempt company needs no VAT number.
      .filter(([name]) => agency[name] === null && !(name === 'vatNumber' && quote.exempt))
      .map(([, said]) => missing('agency', `${said}, obligatoire sur un devis`)),
    ...needs(
      codes.includes('M') && agency.mediatorName === null,
      'agency',
      'le médiateur de la consommation, obligatoire pour un particulier',
    ),
    ...needs(
      codes.includes('M') && agency.mediatorAddress === null,
      'agency',
      'l’adresse du médiateur de la consommation, obligatoire pour un particulier',
    ),
    ...(quote.number !== null && !isNumberOf(quote.seller, quote.number)
      ? [
          {
            field: 'seller',
            words: `Le numéro ${quote.number} est celui de l’autre société\u00a0: abandonnez cette version et faites un autre devis.`,
          },
        ]
      : []),
    ...needs(client.name === '', 'client.name', 'le nom du client'),
    ...needs(client.country === '', 'client.country', 'le pays du client, dont dépend la TVA'),
    ...rule.needs.flatMap((part) => needs(client[part] === '', `client.${part}`, identity[part])),
    ...needs(client.street === '', 'client.street', 'l’adresse du client'),
    ...needs(
      hasPostcode && client.postcode === '',
      'client.postcode',
      'le code postal du client, qui peut changer la TVA',
    ),
    ...needs(client.town === '', 'client.town', 'la ville du client'),
    ...needs(client.email === '', 'client.email', 'l’adresse e-mail du client'),
    ...needs(quote.subject === '', 'subject', 'l’objet du devis'),
    ...needs(quote.signatory.name === '', 'signatory.name', 'le nom de qui signe pour l’agence'),
    ...needs(
      quote.balanceDue === '' && totalsOf(quote).payments.at(-1)?.kind === 'balance',
      'balanceDue',
      'la date du dernier paiement',
    ),
    ...quote.instalments.flatMap(({ share }, index) =>
      needs(share === 0, `instalments.${index}.share`, `la part de l’échéance\u00a0${index + 1}`),
    ),
    ...needs(quote.deliveryWeeks === 0, 'deliveryWeeks', 'le délai, en semaines'),
    ...needs(quote.lines.length === 0, 'lines', 'au moins une ligne'),
    ...quote.lines.flatMap(({ label }, index) =>
      needs(label === '', `lines.${index}.label`, `la désignation de la ligne\u00a0${index + 1}`),
    ),
    ...needs(
      client.kind === 'smallBusiness' && client.employees === null,
      'client.employees',
      'le nombre de salariés du client\u00a0: au-delà de cinq, d’autres règles valent',
    ),
    ...(quote.validUntil < quote.issuedOn
      ? [{ field: 'validUntil', words: 'La date de validité est passée.' }]
      : []),
    ...(isPublic
      ? [...codes, ...taxNoticesOf(quote)]
          .filter((code) => notices[code].source === null)
          .map((code) => ({
            field: 'notices',
            words: `La mention «\u00a0${notices[code].heading}\u00a0» n’est pas confirmée.`,
          }))
      : []),
  ]
}

const missing = (field: string, what: string): Missing => ({
  field,
  words: `Il manque ${what}.`,
})

function needs(isMissing: boolean, field: string, what: string): Missing[] {
  return isMissing ? [missing(field, what)] : []
}
