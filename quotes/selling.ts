import { type Agency, agencyOf, type Seller, type SellingFacts } from './quote.ts'

/** Stands where a fact is not supplied yet, on sites that nobody but us can reach. */
const examples: Record<Seller, Partial<Agency>> = {
  FR: {
    legalName: 'Graaand (exemple)',
    legalForm: 'SARL (exemple)',
    capital: '0\u00a0€ (exemple)',
    address: '1 rue de l’Exemple, 34000 Montpellier',
    register: 'RCS Montpellier 000\u00a0000\u00a0000 (exemple)',
    vatNumber: 'FR00\u00a0000000000 (exemple)',
    mediatorName: 'Médiateur d’exemple',
    mediatorAddress: '2 rue de l’Exemple, 75000 Paris',
  },
  TN: {
    legalName: 'Graaand Tunisie (exemple)',
    address: '1 rue de l’Exemple, 4000 Sousse',
    register: '0000000X (exemple)',
    mediatorName: 'Médiateur d’exemple',
    mediatorAddress: '2 rue de l’Exemple, 75000 Paris',
  },
}

/**
 * The company that sells, as it is today.
 *
 * @param content the site's
 * @param isPublic whether real clients receive what the site sends; elsewhere a fact that is not
 *   supplied is replaced by one that says « exemple », so that a quote can be tried
 */
export function sellingAgency(seller: Seller, content: SellingFacts, isPublic: boolean): Agency {
  const agency = agencyOf(seller, content)
  if (isPublic) return agency
  const supplied = Object.entries(agency).filter(([, value]) => value !== null)
  return { ...agency, ...examples[seller], ...Object.fromEntries(supplied) }
}
