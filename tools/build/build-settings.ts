import type { EmailJsIdentifiers } from '#forms/emailjs.ts'
import { isPublicSite } from '../../server/public-site.ts'
import type { PolicyFacts } from '../../server/site/security.ts'
import type variables from './variables.json'

/** Only variables of variables.json, because a change of any other variable would not trigger a build. */
type BuildEnvironment = Readonly<Partial<Record<keyof typeof variables, string>>>

/** Settings of the build (Spec: O-5). They end up in public files, so they contain no secret. */
export interface BuildSettings {
  /** Public origin without a trailing slash, for canonical links and social cards. */
  siteUrl: string
  /** Whether `siteUrl` is public: missing facts are then hidden on legal pages, and reported. */
  isPublic: boolean
  /** Address of the film's player; null on a public site without `VIDEO_URL`. */
  videoUrl: string | null
  /**
   * Address of the country service, absolute or a path of this site; '' in a static build, which has no
   * server.
   */
  geoEndpoint: string
  mapsKey: string
  /** Receiver of forms: the site's server, or the e-mail service. */
  forms: 'site' | 'emailjs'
  /** Public identifiers of the service with `forms: 'emailjs'`; only a server has the private key. */
  emailJs?: Omit<EmailJsIdentifiers, 'privateKey'> & { origin: string }
}

/** Big Buck Bunny by Blender (CC BY 3.0), on sites that are not public. */
const placeholderVideo = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'

/** @throws Error that names a variable with an invalid value */
export function readBuildSettings(env: BuildEnvironment): BuildSettings {
  const site = readUrl('SITE_URL', env.SITE_URL || 'http://localhost:3000')
  const forms = readForms(env)
  const isStatic = forms.forms === 'emailjs'
  const isPublic = isPublicSite(site.href)
  const film = env.VIDEO_URL || (isPublic ? '' : placeholderVideo)
  return {
    siteUrl: site.origin,
    isPublic,
    videoUrl: (film && readUrl('VIDEO_URL', film).href) || null,
    geoEndpoint: readEndpoint('GEO_ENDPOINT', env.GEO_ENDPOINT || (isStatic ? '' : '/api/geo')),
    mapsKey: env.GOOGLE_MAPS_KEY || '',
    ...forms,
  }
}

function readForms(env: BuildEnvironment): Pick<BuildSettings, 'forms' | 'emailJs'> {
  const forms = env.FORMS || 'site'
  if (forms === 'site') return { forms }
  if (forms !== 'emailjs') throw new Error(`FORMS: « ${forms} » is neither site nor emailjs`)
  const identifier = (name: keyof BuildEnvironment) => {
    const value = env[name]
    if (!value) throw new Error(`${name}: missing, though FORMS is emailjs`)
    return value
  }
  return {
    forms,
    emailJs: {
      origin: readUrl('EMAILJS_ORIGIN', env.EMAILJS_ORIGIN || 'https://api.emailjs.com').origin,
      publicKey: identifier('EMAILJS_PUBLIC_KEY'),
      serviceId: identifier('EMAILJS_SERVICE_ID'),
      templateContact: identifier('EMAILJS_TEMPLATE_CONTACT'),
      templateQuote: identifier('EMAILJS_TEMPLATE_QUOTE'),
    },
  }
}

export function policyFacts({ videoUrl, geoEndpoint, forms, emailJs }: BuildSettings): PolicyFacts {
  return {
    videoOrigin: videoUrl && new URL(videoUrl).origin,
    connectTo: [URL.parse(geoEndpoint)?.origin, emailJs?.origin].filter(
      (origin) => origin !== undefined,
    ),
    // Target of a form without scripts: app/lead-form/lead-form.tsx.
    formTargets: [forms === 'emailjs' ? 'mailto:' : "'self'"],
  }
}

function readEndpoint(name: string, value: string): string {
  return value === '' || /^\/(?!\/)/.test(value) ? value : readUrl(name, value).href
}

function readUrl(name: string, value: string): URL {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${name}: « ${value} » is not an http(s) address`)
  }
  return url
}
