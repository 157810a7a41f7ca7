import { noticesFor, type Situation } from './notices.ts'
import type { Client, ClientKind, QuoteVersion } from './quote.ts'

/** What clients may correct of themselves before they sign; the rest of a version stays as it was sent. */
export type Signer = Pick<Client, 'name' | 'role' | 'company' | 'employees' | 'address'>

/** The most employees with which a professional has the consumer's protection (cc L.221-3). */
export const mostEmployeesProtected = 5

/** Whether the number of employees decides a notice, so that it has to be asked. */
export function employeesMatter(situation: Situation): boolean {
  if (situation.client.kind === 'consumer') return false
  const rowOf = (kind: ClientKind) =>
    noticesFor({ ...situation, client: { ...situation.client, kind } }).join()
  return rowOf('smallBusiness') !== rowOf('business')
}

/**
 * What a client is in the law's words once they said how many people they employ: more than five take
 * the protection away. Fewer give it back only to whom the number had cost it: a professional within
 * their main activity has none, whatever their size.
 */
export function kindAfter(client: Client, employees: number | null): ClientKind {
  if (client.kind === 'consumer' || employees === null) return client.kind
  if (employees > mostEmployeesProtected) return 'business'
  const wasTooLarge = (client.employees ?? 0) > mostEmployeesProtected
  return client.kind === 'business' && wasTooLarge ? 'smallBusiness' : client.kind
}

/** The version as this client signs it: their lines corrected, and the notices that follow from them. */
export function asSigned(version: QuoteVersion, signer: Signer): QuoteVersion {
  const { client } = version
  const corrected = { ...client, ...signer, kind: kindAfter(client, signer.employees) }
  return { ...version, client: corrected }
}
