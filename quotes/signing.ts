import { noticesFor, type Situation } from './notices.ts'
import type { Client, ClientKind, QuoteVersion } from './quote.ts'

export type Signer = Pick<Client, 'name' | 'role' | 'company' | 'employees' | 'address'>

/** Maximum number of employees of a professional with the consumer's protection (cc L.221-3). */
const mostEmployeesProtected = 5

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
