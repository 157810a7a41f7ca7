import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { securityHeaders } from './security.ts'

test('the policy allows the inline script by its hash, and data blocks need none', async () => {
  const script = 'console.log(1)'
  const html = `<script type="application/json">{"a":1}</script><script>${script}</script>`
  const app = new Hono()
    .use(
      securityHeaders({
        html,
        videoOrigin: 'https://video.example',
        connectTo: ['https://geo.example'],
        formTargets: ["'self'"],
        https: true,
      }),
    )
    .get('/', (c) => c.text('ok'))
  const { headers } = await app.request('/')
  const policy = headers.get('content-security-policy') ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy.match(/sha256-/g)).toHaveLength(1)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("connect-src 'self' https://geo.example;")
  expect(policy).not.toContain('unsafe')
  expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
})
