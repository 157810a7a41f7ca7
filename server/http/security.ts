import { createHash } from 'node:crypto'
import { secureHeaders } from 'hono/secure-headers'

/** What the policy has to know about this build. */
interface PolicyFacts {
  /** HTML of any page: the one inline script is the same in all of them. */
  html: string
  /** Origin of the video player, asked for only after a click. */
  videoOrigin: string
  /** Origin of the country service, when it is not this site. */
  geoOrigin: string | undefined
  /** Whether the site is reached by https only. */
  https: boolean
}

/**
 * Security headers of every answer. Nothing is allowed that the site does not use; the only inline
 * script, app/hydration/loader.js, is allowed by its hash.
 *
 * `img-src data:` serves the icons that the style sheets hold as masks.
 */
export function securityHeaders({ html, videoOrigin, geoOrigin, https }: PolicyFacts) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...inlineScriptHashes(html)],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: geoOrigin ? ["'self'", geoOrigin] : ["'self'"],
      manifestSrc: ["'self'"],
      frameSrc: [videoOrigin],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    // The player refuses to start without a referrer, and forms need their origin.
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    strictTransportSecurity: https ? 'max-age=63072000; includeSubDomains' : false,
    permissionsPolicy: {
      camera: [],
      geolocation: [],
      microphone: [],
      payment: [],
      usb: [],
    },
  })
}

/** Hashes, as the policy writes them, of the executable inline scripts of a page. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}
