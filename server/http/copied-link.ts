import { createMiddleware } from 'hono/factory'

/** Characters of a secret: 32 bytes in base64url. */
const secretLength = 43

/**
 * Redirects a secret link that was copied together with the signs around it (a point, a bracket, a
 * space, an invisible character, a slash) to the link itself. It looks at the shape of the address
 * alone, so that known and unknown secrets are answered alike.
 */
export const redirectCopiedLink = createMiddleware(async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
  const { pathname, searchParams } = new URL(c.req.url)
  const [, before = '', copied = ''] = /^(.*?\/(?:suivi|invitation)\/)(.*)$/.exec(pathname) ?? []
  const [first = '', ...rest] = decode(copied).split('/')
  const secret = first.replace(/[^\w-]/g, '').slice(0, secretLength)
  if (secret.length < secretLength) return next()
  const path =
    before +
    [secret, ...rest]
      .join('/')
      .replace(/[^\w./-]/g, '')
      .replace(/\W+$/, '')
  const query = [...searchParams].map(([name, value]) => [name, value.replace(/[^\w-]/g, '')])
  const isClean =
    path === pathname && query.every(([name = '', value]) => searchParams.get(name) === value)
  if (isClean || path.includes('..')) return next()
  return c.redirect(query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path, 302)
})

/** The address as text; escapes that are cut stay as they are, and are no part of a secret. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
