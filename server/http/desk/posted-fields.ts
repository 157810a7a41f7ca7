import type { RequestContext } from './room.ts'

/**
 * Reads the text fields of a posted form. Browser extensions add fields, so handlers ignore unknown names,
 * and of a repeated name the first value that is not empty counts.
 */
export async function postedFields(c: RequestContext): Promise<Record<string, string>> {
  const body = await c.req.parseBody({ all: true })
  return Object.fromEntries(
    Object.entries(body).map(([name, values]) => [
      name,
      [values].flat().find((value) => typeof value === 'string' && value !== '') ?? '',
    ]),
  ) as Record<string, string>
}
