import { expect, test } from 'vitest'
import { policyFacts, readBuildSettings } from './build-settings.ts'

const identifiers = {
  EMAILJS_PUBLIC_KEY: 'public',
  EMAILJS_SERVICE_ID: 'service',
  EMAILJS_TEMPLATE_CONTACT: 'contact',
  EMAILJS_TEMPLATE_QUOTE: 'quote',
}

test('a build for a server has no identifier of the e-mail service', () => {
  expect(readBuildSettings(identifiers)).toMatchObject({ forms: 'site', mapsKey: '' })
  expect(JSON.stringify(readBuildSettings(identifiers))).not.toContain('public')
})

test('a build without a server has the public identifiers, never the private key', () => {
  const env = { FORMS: 'emailjs', ...identifiers, EMAILJS_PRIVATE_KEY: 'secret' }
  expect(readBuildSettings(env).emailJs).toEqual({
    origin: 'https://api.emailjs.com',
    publicKey: 'public',
    serviceId: 'service',
    templateContact: 'contact',
    templateQuote: 'quote',
  })
  expect(JSON.stringify(readBuildSettings(env))).not.toContain('secret')
})

test.each(Object.keys(identifiers))('a build without a server requires %s', (name) => {
  const env = { FORMS: 'emailjs', ...identifiers, [name]: '' }
  expect(() => readBuildSettings(env)).toThrow(name)
})

test('an unknown kind of build is refused by name', () => {
  expect(() => readBuildSettings({ FORMS: 'mail' })).toThrow('FORMS')
})

test('/api/geo is the country service of a build for a server; a static build has none unless it is set', () => {
  const geoEndpoint = (env: Record<string, string>) => readBuildSettings(env).geoEndpoint
  const isStatic = { FORMS: 'emailjs', ...identifiers }
  expect(geoEndpoint({})).toBe('/api/geo')
  expect(geoEndpoint(isStatic)).toBe('')
  expect(geoEndpoint({ ...isStatic, GEO_ENDPOINT: 'https://a.example/' })).toBe(
    'https://a.example/',
  )
})

test('pages may send requests to their own server only, or to the services of a static build', () => {
  expect(policyFacts(readBuildSettings({ VIDEO_URL: 'https://video.example/x' }))).toEqual({
    videoOrigin: 'https://video.example',
    connectTo: [],
    formTargets: ["'self'"],
  })
  const services = {
    EMAILJS_ORIGIN: 'https://mail.example',
    GEO_ENDPOINT: 'https://geo.example/country',
  }
  const env = { FORMS: 'emailjs', ...identifiers, ...services }
  expect(policyFacts(readBuildSettings(env))).toMatchObject({
    connectTo: ['https://geo.example', 'https://mail.example'],
    formTargets: ['mailto:'],
  })
})
