import { hasVatNumber } from './identity.ts'
import { noticesFor, type Situation } from './notices.ts'
import type { Client, QuoteVersion } from './quote.ts'
import type { ClientKind } from './terms.ts'
import { vatRules } from './vat.ts'

/** Parts of a client that the client may correct; the country stays, because it decides the VAT. */
export type Signer = Omit<Client, 'kind' | 'country' | 'email'>

/** Maximum number of employees of a professional with the consumer's protection (cc L.221-3). */
const mostEmployeesProtected = 5

/** Returns which parts of the identity the signer checks; a version of before the parts has only one line. */
export function askedOf({ client, vatRule }: QuoteVersion) {
  const isBusiness = client.kind !== 'consumer' && vatRule !== null
  return {
    parts: client.town !== '',
    postcode: client.postcode !== '',
    registration: isBusiness,
    vatNumber: isBusiness && hasVatNumber(client),
    needs: vatRule === null ? [] : vatRules[vatRule].needs,
  }
}

export function employeesMatter(situation: Situation): boolean {
  if (situation.client.kind === 'consumer') return false
  const rowOf = (kind: ClientKind) =>
    noticesFor({ ...situation, client: { ...situation.client, kind } }).join()
  return rowOf('smallBusiness') !== rowOf('business')
}

/**
 * More than five employees remove the protection. A lower number restores it only if the number was the
 * reason: a professional within their main activity is not protected at any size.
 */
export function kindAfter(client: Client, employees: number | null): ClientKind {
  if (client.kind === 'consumer' || employees === null) return client.kind
  if (employees > mostEmployeesProtected) return 'business'
  const wasTooLarge = (client.employees ?? 0) > mostEmployeesProtected
  return client.kind === 'business' && wasTooLarge ? 'smallBusiness' : client.kind
}

export function asSigned(version: QuoteVersion, signer: Signer): QuoteVersion {
  const { client } = version
  const corrected = { ...client, ...signer, kind: kindAfter(client, signer.employees) }
  return { ...version, client: corrected }
}
