import { splitAddress } from './address.ts'
import type { Client, QuoteVersion } from './quote.ts'

type Fields = Record<string, unknown>

/** Client of versions and drafts of before 28 November 2026. */
interface FormerClient {
  address: string
  country: string
}

const isFormer = (client: unknown): client is FormerClient & Fields =>
  typeof client === 'object' && client !== null && 'address' in client

/** A third country had no name. */
const countryOf = (country: unknown) => (country === 'other' ? '' : country)

/** Gives a draft's typed client the parts of its address; a client who has them stays. */
export function draftClient(client: unknown): unknown {
  if (!isFormer(client)) return client
  const { address, country, ...others } = client
  const parts = typeof address === 'string' ? splitAddress(address) : {}
  return { ...parts, ...others, ...(country !== undefined && { country: countryOf(country) }) }
}

/**
 * Reads a stored version. An older one keeps its address on one line and has no rule of VAT, so that it reads
 * as it was sent.
 */
export function readVersion(text: string): QuoteVersion {
  const content = JSON.parse(text) as QuoteVersion
  const { client } = content
  if (!isFormer(client)) return content
  const { address, country, ...others } = client as Client & FormerClient
  const parts = { registration: '', vatNumber: '', street: address, postcode: '', town: '' }
  return {
    ...content,
    vatRule: null,
    client: { ...others, ...parts, country: String(countryOf(country)) },
  }
}

interface Identified {
  registration: string
  vatNumber: string
  street: string
  postcode: string
  town: string
}

/** Reads the stored evidence of an acceptance, which had its address on one line before. */
export function readEvidence<Evidence extends Identified>(text: string): Evidence {
  const { address, ...evidence } = JSON.parse(text) as Evidence & { address?: string }
  if (address === undefined) return evidence as unknown as Evidence
  const parts = { registration: '', vatNumber: '', street: address, postcode: '', town: '' }
  return { ...evidence, ...parts } as unknown as Evidence
}
