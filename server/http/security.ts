/** What the policies have to know about this build and where it runs. */
export interface PolicyFacts {
  /** Origin of the video player, asked for only after a click. */
  videoOrigin: string
  /** Origins of the services that pages ask, other than this site. */
  connectTo: readonly string[]
  /** Where forms post to. */
  formTargets: readonly string[]
}

/** Hashes, as a policy writes them, of what stands in a document by itself. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

/** What the build knows of its documents and the server allows them: build/policies.json. */
export interface BuiltPolicies {
  /** Origin that the pages name as theirs: SITE_URL, as the build knew it. */
  siteUrl: string
  facts: PolicyFacts
  /**
   * By address, as the build made them, never with a word of a visitor's: what somebody managed to
   * inject would be given its hash.
   */
  documents: Record<string, InlineHashes>
  /** Stands in the map's frame where a nonce belongs: the server puts a new one at each visit. */
  nonce: string
}

type Policy = Record<string, readonly string[]>

/** The document that holds Google's map, and nothing else of the site: app/pages/contactez-nous/plan.tsx. */
export const mapFrame = '/plan'

/** What no page of ours asks for. The first is lent to every frame unless it is denied; others are not. */
const denied = ['browsing-topics', 'camera', 'geolocation', 'microphone']

/**
 * Headers of every answer, its Content-Security-Policy excepted, which also says who may frame it.
 *
 * @param https whether the site is reached by https only
 */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
    // The player refuses to start without a referrer, and forms need their origin.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}

/**
 * Headers of a file of the public site. Scripts, styles and typefaces may be used by every origin:
 * the map's frame has one of its own, and browsers keep one copy of a file for all who use it.
 *
 * @param https whether the site is reached by https only
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

/** The policy of whatever is no document: should a browser take it for one, it may do nothing. */
export const noDocumentPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * The Content-Security-Policy of what is at an address. Nothing is allowed that the site does not
 * use; inline scripts and styles are allowed one by one, by their hashes, in the document that holds
 * them and in no other. What Google's map needs is allowed in its own frame alone. What is no
 * document may do nothing.
 *
 * @param nonce of the style sheets that no hash announces: on the map's frame Google's script looks
 *   for one and gives it to the styles that it adds; a page drawn on request has its sheets whole
 */
export function contentPolicy(path: string, built: BuiltPolicies, nonce?: string): string {
  const policy = policyOf(path, built, nonce)
  return policy ? textOf(policy) : noDocumentPolicy
}

/** A page's policy as the `content` of a `<meta>`, for hosts that set no headers. */
export function metaPolicy(path: string, built: BuiltPolicies, nonce?: string): string {
  // Browsers heed these in a header only.
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

function textOf(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** `img-src data:` serves the page's icon, the arrows of lists, and what stands in for late pictures. */
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
    'frame-src': ["'self'", videoOrigin],
    'form-action': formTargets,
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  }
}

/**
 * As Google documents it, with the hosts' list for scripts and the nonce for styles; and a sandbox,
 * whose origin is nobody's: the frame reaches neither the page around it nor an answer of this site's.
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
