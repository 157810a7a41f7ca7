import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'

/** What the policy has to know about this build. */
interface PolicyFacts {
  /** HTML of any page: the one inline script is the same in all of them. */
  html: string
  /** Origin of the video player, asked for only after a click. */
  videoOrigin: string
  /** Origins of the services that pages ask, other than this site. */
  connectTo: readonly string[]
  /** Where forms post to. */
  formTargets: string[]
  /** Whether the site is reached by https only. */
  https: boolean
}

type Policy = Record<string, string[]>

/** The document that holds Google's map, and nothing else of the site: app/pages/plan.tsx. */
const mapFrame = '/plan'

/**
 * Security headers of every answer. Nothing is allowed that the site does not use; the only inline
 * script, app/hydration/loader.js, is allowed by its hash. What Google's map needs is allowed in
 * its own frame alone.
 */
export function securityHeaders(facts: PolicyFacts) {
  const common = {
    // The player refuses to start without a referrer, and forms need their origin.
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    strictTransportSecurity: facts.https ? 'max-age=63072000; includeSubDomains' : false,
    permissionsPolicy: {
      camera: [],
      geolocation: [],
      microphone: [],
      payment: [],
      usb: [],
    },
  } satisfies Parameters<typeof secureHeaders>[0]
  const ofPages = secureHeaders({
    ...common,
    contentSecurityPolicy: pagePolicy(facts),
    xFrameOptions: 'DENY',
  })
  const ofMapFrame = secureHeaders({
    ...common,
    contentSecurityPolicy: mapPolicy(facts),
    xFrameOptions: 'SAMEORIGIN',
  })
  return createMiddleware((c, next) =>
    c.req.path === mapFrame ? ofMapFrame(c, next) : ofPages(c, next),
  )
}

/**
 * The policy of an address as the `content` of a `<meta>`, for hosts that set no headers.
 */
export function policyText(path: string, facts: PolicyFacts): string {
  const policy = path === mapFrame ? mapPolicy(facts) : pagePolicy(facts)
  return (
    Object.entries(policy)
      .map(([name, sources]) => [name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`), ...sources])
      // Browsers heed it in a header only.
      .filter(([name]) => name !== 'frame-ancestors')
      .map((words) => words.join(' '))
      .join('; ')
  )
}

/** `img-src data:` serves the icons that the style sheets hold as masks. */
function pagePolicy({ html, videoOrigin, connectTo, formTargets }: PolicyFacts) {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...inlineScriptHashes(html)],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...connectTo],
    manifestSrc: ["'self'"],
    frameSrc: ["'self'", videoOrigin],
    formAction: formTargets,
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
  } satisfies Policy
}

/** As Google documents it for sites that list hosts; a page made beforehand has no nonce to give. */
function mapPolicy({ html }: PolicyFacts) {
  const google = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com']
  const pictures = ['https://*.ggpht.com', 'https://*.googleusercontent.com']
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...inlineScriptHashes(html), ...google, ...pictures, 'blob:'],
    styleSrc: ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
    imgSrc: ["'self'", ...google, ...pictures, 'data:', 'blob:'],
    fontSrc: ["'self'", 'https://fonts.gstatic.com'],
    connectSrc: ["'self'", ...google, 'data:', 'blob:'],
    frameSrc: ['https://*.google.com'],
    workerSrc: ['blob:'],
    manifestSrc: ["'self'"],
    formAction: ["'none'"],
    frameAncestors: ["'self'"],
    baseUri: ["'none'"],
  } satisfies Policy
}

/** Hashes, as the policy writes them, of the executable inline scripts of a page. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}
