import { expect, test } from 'vitest'
import { readBuildSettings } from './build-settings.ts'
import { policyFacts } from './policies.ts'

test('pages may send requests to their own server only, or to the services of a static build', () => {
  expect(policyFacts(readBuildSettings({ VIDEO_URL: 'https://video.example/x' }))).toEqual({
    videoOrigin: 'https://video.example',
    connectTo: [],
    formTargets: ["'self'"],
  })
  const env = {
    FORMS: 'emailjs',
    EMAILJS_ORIGIN: 'https://mail.example',
    EMAILJS_PUBLIC_KEY: 'public',
    EMAILJS_SERVICE_ID: 'service',
    EMAILJS_TEMPLATE_CONTACT: 'contact',
    EMAILJS_TEMPLATE_QUOTE: 'quote',
    GEO_ENDPOINT: 'https://geo.example/country',
  }
  expect(policyFacts(readBuildSettings(env))).toMatchObject({
    connectTo: ['https://geo.example', 'https://mail.example'],
    formTargets: ['mailto:'],
  })
})
