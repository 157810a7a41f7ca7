import { type Agency, agencyOf, type SellingFacts } from './quote.ts'
import type { Seller } from './terms.ts'

/** Sample values for missing facts, on sites without real clients. */
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

export function sellingAgency(seller: Seller, content: SellingFacts, isPublic: boolean): Agency {
  const agency = agencyOf(seller, content)
  if (isPublic) return agency
  const supplied = Object.entries(agency).filter(([, value]) => value !== null)
  return { ...agency, ...examples[seller], ...Object.fromEntries(supplied) }
}
