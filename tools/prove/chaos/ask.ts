import { type Agent, request } from 'node:http'

/**
 * Sends a request to a site that may be killed.
 *
 * @param fields form fields to post; without them a visit
 * @returns null without a complete answer, or for one that reports a failure
 */
export function ask(
  agent: Agent,
  url: string,
  headers: Record<string, string>,
  fields?: Record<string, string>,
): Promise<{ status: number; text: string; body: Buffer } | null> {
  const body = fields && new URLSearchParams(fields).toString()
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        method: body === undefined ? 'GET' : 'POST',
        agent,
        headers: {
          accept: 'application/json',
          origin: new URL(url).origin,
          ...headers,
          ...(body !== undefined && {
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': Buffer.byteLength(body),
          }),
        },
      },
      async (answer) => {
        const { statusCode: status = 0 } = answer
        // A truncated answer counts as none.
        const chunks = await answer.toArray().catch(() => undefined)
        if (!chunks || status >= 500) return resolve(null)
        const whole = Buffer.concat(chunks)
        resolve({ status, text: whole.toString(), body: whole })
      },
    )
    sent.on('error', () => resolve(null)).end(body)
  })
}
