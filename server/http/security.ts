import { createHash } from 'node:crypto'

/** What the policies have to know about this build and where it runs. */
export interface PolicyFacts {
  /** Origin of the video player, asked for only after a click. */
  videoOrigin: string
  /** Origins of the services that pages ask, other than this site. */
  connectTo: readonly string[]
  /** Where forms post to. */
  formTargets: readonly string[]
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

/** The policy of whatever is no document: should a browser take it for one, it may do nothing. */
export const noDocumentPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * The Content-Security-Policy of a document. Nothing is allowed that the site does not use; inline
 * scripts and styles are allowed one by one, by their hashes, in the document that holds them and
 * in no other. What Google's map needs is allowed in its own frame alone.
 *
 * @param path address of the document
 * @param html the document as the build made it, never with a word of a visitor's: what somebody
 *   managed to inject would be given its hash
 * @param nonce of the style sheets that no hash announces: see `withNonce`
 */
export function contentPolicy(
  path: string,
  html: string,
  facts: PolicyFacts,
  nonce?: string,
): string {
  return textOf(policyOf(path, html, facts, nonce))
}

/** The same as the `content` of a `<meta>`, for hosts that set no headers. */
export function metaPolicy(path: string, html: string, facts: PolicyFacts, nonce?: string): string {
  // Browsers heed it in a header only.
  const { 'frame-ancestors': _, ...policy } = policyOf(path, html, facts, nonce)
  return textOf(policy)
}

/**
 * A document with a nonce on its style sheets: on the map's frame Google's script looks for one, and
 * gives it to the styles that it adds; on /apercus a sheet holds the visitor's own colours.
 */
export function withNonce(html: string, nonce: string): string {
  return html.replace(/<(?:style|link rel="stylesheet")(?=[\s>])/g, `$& nonce="${nonce}"`)
}

function policyOf(path: string, html: string, facts: PolicyFacts, nonce?: string): Policy {
  return path === mapFrame ? mapPolicy(html, nonce) : pagePolicy(html, facts, nonce)
}

function textOf(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** `img-src data:` serves the icons that the style sheets hold as masks. */
function pagePolicy(
  html: string,
  { videoOrigin, connectTo, formTargets }: PolicyFacts,
  nonce?: string,
): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes('script', html)],
    'style-src': ["'self'", ...styleSources(html, nonce)],
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

/** As Google documents it, with the hosts' list for scripts and the nonce for styles. */
function mapPolicy(html: string, nonce: string | undefined): Policy {
  const google = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com']
  const pictures = ['https://*.ggpht.com', 'https://*.googleusercontent.com']
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes('script', html), ...google, ...pictures, 'blob:'],
    'style-src': ["'self'", ...styleSources(html, nonce), 'https://fonts.googleapis.com'],
    'img-src': ["'self'", ...google, ...pictures, 'data:', 'blob:'],
    'font-src': ["'self'", 'https://fonts.gstatic.com'],
    'connect-src': ["'self'", ...google, 'data:', 'blob:'],
    'frame-src': ['https://*.google.com'],
    'worker-src': ['blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
  }
}

function styleSources(html: string, nonce: string | undefined): string[] {
  return [...inlineHashes('style', html), ...(nonce ? [`'nonce-${nonce}'`] : [])]
}

/** Hashes, as the policy writes them, of a page's inline styles, or of the scripts that would run. */
function inlineHashes(tag: 'script' | 'style', html: string): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>(.*?)</${tag}>`, 'gs'))
  const texts = [...blocks].flatMap(([, attributes = '', text = '']) =>
    / src=| type="application\/(?:ld\+)?json"/.test(attributes) ? [] : [text],
  )
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}
