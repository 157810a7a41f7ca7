import type { EmailJsIdentifiers } from '#forms/emailjs.ts'
import type variables from './variables.json'

/** What is not in variables.json would change a build without asking for a new one. */
type BuildEnvironment = Readonly<Partial<Record<keyof typeof variables, string>>>

/**
 * The build-time half of the settings (Spec: O-5): SITE_URL, FORMS, GEO_ENDPOINT, GOOGLE_MAPS_KEY,
 * VIDEO_URL, and EMAILJS_* with FORMS=emailjs. What is read here ends up in public files: nothing secret may pass.
 */
export interface BuildSettings {
  /** Public origin without a trailing slash; canonical links and social cards start with it. */
  siteUrl: string
  /** Whether others than its makers can reach it: then nothing may be left to complete. */
  isPublic: boolean
  /** Player address opened by the video card. */
  videoUrl: string
  /**
   * Where the price pages ask for the visitor's country: an address, or a path of this site. Empty
   * where nobody is to be asked: a static build has no server of ours behind it.
   */
  geoEndpoint: string
  /** Of Google Maps, for the map that a visitor may load; empty is allowed. */
  mapsKey: string
  /** Where the forms go: to the site's own server, or from the browser to the e-mail service. */
  forms: 'site' | 'emailjs'
  /** The service's public identifiers, with `forms: 'emailjs'`; the private key is a server's. */
  emailJs?: Omit<EmailJsIdentifiers, 'privateKey'> & { origin: string }
}

/** Until the agency has its own film: Blender's Big Buck Bunny (CC BY 3.0), cookie-free player. */
const placeholderVideo = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'

/**
 * Reads the build-time settings.
 *
 * @param env environment variables
 * @returns every setting, defaults filled in
 * @throws Error naming the variable when a value cannot be used
 */
export function readBuildSettings(env: BuildEnvironment): BuildSettings {
  const site = readUrl('SITE_URL', env.SITE_URL || 'http://localhost:3000')
  const forms = readForms(env)
  const isStatic = forms.forms === 'emailjs'
  return {
    siteUrl: site.origin,
    isPublic: !isLocal(site.hostname),
    videoUrl: readUrl('VIDEO_URL', env.VIDEO_URL || placeholderVideo).href,
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

/** This machine, or a name that no public network resolves. */
function isLocal(host: string): boolean {
  return /^(?:(?:.+\.)?(?:localhost|local|test)|127(?:\.\d+){3}|\[::1\])$/.test(host)
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
