import { sampleQuote } from '../test/sample-quote.ts'

const { name, role, company, employees, street, postcode, town, email } = sampleQuote.client

/** Fields with which the client of the sample quote signs. */
export const signing = {
  ...{ name, role, company, employees: String(employees) },
  ...{ street, postcode, town, copy: 'mail' },
}

interface Read {
  version: number
  digest: string
}

export function acceptance({ version, digest }: Read) {
  return { ...signing, version: String(version), digest }
}

/** Returns the form of a client's act on a quote: its address below the page of the quote, and its fields. */
export function formOf(
  act: 'accept' | 'decline' | 'withdraw',
  { version, digest }: Read,
): readonly [step: string, fields: Record<string, string>] {
  const read = { version: String(version) }
  if (act === 'accept') return ['accepter', acceptance({ version, digest })]
  if (act === 'decline') return ['refuser', { ...read, digest, motif: 'Trop cher' }]
  return ['confirmer', { ...read, name, email }]
}
