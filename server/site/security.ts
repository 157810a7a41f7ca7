import type { MiddlewareHandler } from 'hono'

export interface PolicyFacts {
  /** Origin of the video player, contacted only after a click. */
  videoOrigin: string | null
  connectTo: readonly string[]
  formTargets: readonly string[]
}

export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

export interface BuiltPolicies {
  siteUrl: string
  facts: PolicyFacts
  /**
   * Hashes by path, from the build or a publication: hashes computed at each request would allow injected
   * blocks.
   */
  documents: Record<string, InlineHashes>
  /** Placeholder in the map's frame; the server replaces it in each answer. */
  nonce: string
}

type Policy = Record<string, readonly string[]>

/** The document with Google's map and nothing else of the site: app/pages/contactez-nous/plan.tsx. */
export const mapFrame = '/plan'

/** Features that the site does not use; by default, browsers grant only the first to every frame. */
const denied = ['browsing-topics', 'camera', 'geolocation', 'microphone']

/** Returns the headers of every answer except its Content-Security-Policy. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
    // The video player needs a referrer, and form posts need an `Origin`.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}

/**
 * Every origin may use scripts, styles and fonts, because the map's frame has an opaque origin and browsers
 * cache a single copy of a file.
 */
export function fileHeaders(
  address: string,
  built: BuiltPolicies,
  https: boolean,
): Record<string, string> {
  return {
    ...securityHeaders(https),
    'Content-Security-Policy': contentPolicy(address, built),
    ...(address.startsWith('/assets/') && {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  }
}

/** Policy of files that are not documents: a browser that opens one as a document may load nothing. */
export const noDocumentPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * Returns a document's policy: only sources that the site uses, and the hashes of the document's inline
 * scripts and styles.
 *
 * @param nonce nonce of style sheets without a hash: those that Google's script adds to the map's frame, and
 *   the whole sheets of a page rendered on request
 */
export function contentPolicy(path: string, built: BuiltPolicies, nonce?: string): string {
  const policy = policyOf(path, built, nonce)
  return policy ? textOf(policy) : noDocumentPolicy
}

/** Returns a page's policy as the `content` of a `<meta>`, for hosts without headers. */
export function metaPolicy(path: string, built: BuiltPolicies, nonce?: string): string {
  // Browsers ignore these in a `<meta>`.
  const { 'frame-ancestors': _, sandbox: __, ...policy } = policyOf(path, built, nonce) ?? {}
  return textOf(policy)
}

function policyOf(
  path: string,
  { facts, documents }: BuiltPolicies,
  nonce?: string,
): Policy | undefined {
  const inline = documents[path]
  if (!inline) return undefined
  const styles = [...inline.styles, ...(nonce ? [`'nonce-${nonce}'`] : [])]
  const { scripts } = inline
  return path === mapFrame ? mapPolicy({ scripts, styles }) : pagePolicy({ scripts, styles }, facts)
}

/** Returns the policy of the desk and of the client's pages, which load only files of this site. */
export function ownPolicy(more: Policy): string {
  return textOf({
    'default-src': ["'none'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    ...more,
  })
}

export function framedPolicy(nonce?: string): string {
  return ownPolicy({
    'style-src': ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : [])],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  })
}

export function addMissingHeaders(headers: Record<string, string>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  }
}

function textOf(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** `img-src data:` allows the page's icon, list arrows and placeholders of late pictures. */
function pagePolicy(
  { scripts, styles }: InlineHashes,
  { videoOrigin, connectTo, formTargets }: PolicyFacts,
): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectTo],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...(videoOrigin ? [videoOrigin] : [])],
    'form-action': formTargets,
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  }
}

/**
 * Google's documented policy in a sandbox with an opaque origin: the frame can read neither the page around
 * it nor any answer of this site.
 */
function mapPolicy({ scripts, styles }: InlineHashes): Policy {
  const google = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com']
  const pictures = ['https://*.ggpht.com', 'https://*.googleusercontent.com']
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...google, ...pictures, 'blob:'],
    'style-src': ["'self'", ...styles, 'https://fonts.googleapis.com'],
    'img-src': ["'self'", ...google, ...pictures, 'data:', 'blob:'],
    'font-src': ["'self'", 'https://fonts.gstatic.com'],
    'connect-src': ["'self'", ...google, 'data:', 'blob:'],
    'frame-src': ['https://*.google.com'],
    'worker-src': ['blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
  }
}
