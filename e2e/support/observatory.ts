/** Points of one rule, with the reason. */
export interface Finding {
  rule: string
  points: number
  why: string
}

/** Answer of a page by https. */
interface Answer {
  headers: Headers
  html: string
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const halfYear = 15_552_000

/**
 * Applies the rules of MDN's HTTP Observatory (mdn/mdn-http-observatory, version 1.4.8, `src/analyzer/tests`
 * and `src/grader/charts.js`) to an answer, without certificates, redirects to https and preload lists.
 *
 * @returns the points of each rule
 */
export function judge({ headers, html }: Answer): Finding[] {
  const header = (name: string) => headers.get(name)?.trim().toLowerCase()
  const oneOf = (name: string, good: readonly string[]) => good.includes(header(name) ?? '')
  const finding = (rule: string, points: number, why: string): Finding => ({ rule, points, why })
  return [
    judgePolicy(headers.get('content-security-policy')),
    finding('cookies', 0, headers.has('set-cookie') ? 'see the rules: some are set' : 'none'),
    headers.get('access-control-allow-origin') && headers.has('access-control-allow-credentials')
      ? finding('cross-origin-resource-sharing', -50, 'universal access')
      : finding('cross-origin-resource-sharing', 0, 'not universal'),
    oneOf('referrer-policy', [
      'no-referrer',
      'same-origin',
      'strict-origin',
      'strict-origin-when-cross-origin',
    ])
      ? finding('referrer-policy', 5, 'private')
      : finding('referrer-policy', headers.has('referrer-policy') ? -5 : 0, 'not private'),
    judgeTransport(header('strict-transport-security')),
    judgeScripts(html),
    oneOf('x-content-type-options', ['nosniff'])
      ? finding('x-content-type-options', 0, 'nosniff')
      : finding('x-content-type-options', -5, 'missing'),
    /(^|;)\s*frame-ancestors\s/.test(headers.get('content-security-policy') ?? '') ||
    oneOf('x-frame-options', ['deny', 'sameorigin'])
      ? finding('x-frame-options', 5, 'by the policy or its own header')
      : finding('x-frame-options', -20, 'missing'),
    oneOf('cross-origin-resource-policy', ['same-origin', 'same-site'])
      ? finding('cross-origin-resource-policy', 10, 'own site only')
      : finding('cross-origin-resource-policy', 0, 'everybody'),
    oneOf('cross-origin-embedder-policy', ['require-corp', 'credentialless'])
      ? finding('cross-origin-embedder-policy', 10, 'isolated')
      : finding('cross-origin-embedder-policy', 0, 'not isolated'),
    oneOf('cross-origin-opener-policy', [
      'same-origin',
      'same-origin-allow-popups',
      'noopener-allow-popups',
    ])
      ? finding('cross-origin-opener-policy', 10, 'isolated')
      : finding('cross-origin-opener-policy', 0, 'not isolated'),
  ]
}

/** Returns the score; bonuses count only with almost no penalty. */
export function scoreOf(findings: readonly Finding[]): number {
  const total = (points: readonly number[]) => points.reduce((sum, point) => sum + point, 100)
  const points = findings.map((finding) => finding.points)
  const uncurved = total(points.filter((point) => point < 0))
  return Math.max(0, uncurved >= 90 ? total(points) : uncurved)
}

function judgePolicy(text: string | null): Finding {
  const found = (points: number, why: string) => ({ rule: 'content-security-policy', points, why })
  if (!text) return found(-25, 'missing')
  const policy = new Map<string, string[]>()
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/)
    if (!/^[a-z-]+$/.test(name)) return found(-25, 'not a policy')
    if (policy.has(name)) return found(0, `${name} twice`)
    policy.set(name, sources)
  }
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const has = (name: string, ...sources: string[]) =>
    sourcesOf(name).some((source) => sources.includes(source))
  const every = [...policy.values()].flat()
  if (has('script-src', "'unsafe-inline'", 'data:', ...broad) || has('object-src', ...broad)) {
    return found(-20, 'unsafe scripts or objects')
  }
  if (every.some((source) => /^(http|ftp):/.test(source))) return found(-20, 'insecure scheme')
  if (has('script-src', "'unsafe-eval'") || has('style-src', "'unsafe-eval'")) {
    return found(-10, 'unsafe-eval')
  }
  if (has('style-src', "'unsafe-inline'", 'data:', ...broad)) return found(0, 'unsafe styles')
  return policy.get('default-src')?.join() === "'none'"
    ? found(10, 'nothing unsafe, nothing by default')
    : found(5, 'nothing unsafe')
}

function judgeTransport(text: string | undefined): Finding {
  const found = (points: number, why: string) => ({
    rule: 'strict-transport-security',
    points,
    why,
  })
  if (!text) return found(-20, 'missing')
  const age = Number(/(?:^|;)\s*max-age=(\d+)/.exec(text)?.[1] ?? Number.NaN)
  if (Number.isNaN(age) || text.includes(',')) return found(-20, 'invalid')
  return age < halfYear ? found(-10, 'under six months') : found(0, 'six months or more')
}

/** Checks integrity hashes of foreign scripts. */
function judgeScripts(html: string): Finding {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)]
  const bare = foreign.filter(([tag]) => !tag.includes(' integrity='))
  return {
    rule: 'subresource-integrity',
    points: bare.some(([, src]) => !src?.startsWith('https:')) ? -50 : bare.length > 0 ? -5 : 0,
    why: `${bare.length} scripts of other hosts without a hash`,
  }
}
