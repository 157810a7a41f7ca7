/**
 * The build-time half of the settings (CONTRACT: SITE_URL, FORMS, GEO_ENDPOINT, GOOGLE_MAPS_KEY,
 * VIDEO_URL). What is read here ends up in public files: nothing secret may pass.
 */
export interface BuildSettings {
  /** Public origin without a trailing slash; canonical links and social cards start with it. */
  siteUrl: string
  /** Whether others than its makers can reach it: then nothing may be left to complete. */
  isPublic: boolean
  /** Player address opened by the video card. */
  videoUrl: string
  /** Where the price pages ask for the visitor's country: an address, or a path of this site. */
  geoEndpoint: string
  /** Of Google Maps, for the map that a visitor may load; empty is allowed. */
  mapsKey: string
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
export function readBuildSettings(env: NodeJS.ProcessEnv): BuildSettings {
  const site = readUrl('SITE_URL', env.SITE_URL || 'http://localhost:3000')
  return {
    siteUrl: site.origin,
    isPublic: !isLocal(site.hostname),
    videoUrl: readUrl('VIDEO_URL', env.VIDEO_URL || placeholderVideo).href,
    geoEndpoint: readEndpoint('GEO_ENDPOINT', env.GEO_ENDPOINT || '/api/geo'),
    mapsKey: env.GOOGLE_MAPS_KEY || '',
  }
}

/** This machine, or a name that no public network resolves. */
function isLocal(host: string): boolean {
  return /^(?:(?:.+\.)?(?:localhost|local|test)|127(?:\.\d+){3}|\[::1\])$/.test(host)
}

function readEndpoint(name: string, value: string): string {
  return /^\/(?!\/)/.test(value) ? value : readUrl(name, value).href
}

function readUrl(name: string, value: string): URL {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${name}: « ${value} » is not an http(s) address`)
  }
  return url
}
