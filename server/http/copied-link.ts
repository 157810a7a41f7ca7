import { createMiddleware } from 'hono/factory'

/** Characters of a secret: 32 bytes in base64url. */
const secretLength = 43

/**
 * Redirects a secret link copied with surrounding punctuation. It checks only the shape of the path, so known
 * and unknown secrets get the same answer.
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

/** A truncated escape stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
