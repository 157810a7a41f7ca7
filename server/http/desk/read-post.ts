import type { Context } from 'hono'

/**
 * Reads a form; a repeated name has its first value that is not empty. Handlers ignore unknown names, because
 * browser extensions add fields.
 *
 * @returns `{}` for a body of another type, undefined for a malformed one
 */
export async function readPost(c: Context): Promise<Record<string, string> | undefined> {
  const type = c.req.header('Content-Type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(type)) return {}
  try {
    const body = await c.req.parseBody({ all: true })
    return Object.fromEntries(
      Object.entries(body).map(([name, values]) => [
        name,
        [values].flat().find((value) => typeof value === 'string' && value !== '') ?? '',
      ]),
    ) as Record<string, string>
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** Parses a posted or requested number, of nine digits at most, because PostgreSQL refuses larger ones. */
export const numberIn = (text = '') => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)
