import { type Agent, request } from 'node:http'

/**
 * Asks a site that may be killed meanwhile.
 *
 * @param fields posted when given; otherwise it is a visit
 * @returns null when there was no whole answer, or one that says that nothing was done
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
        // Nothing when it was cut in the middle.
        const chunks = await answer.toArray().catch(() => undefined)
        if (!chunks || status >= 500) return resolve(null)
        const whole = Buffer.concat(chunks)
        resolve({ status, text: whole.toString(), body: whole })
      },
    )
    sent.on('error', () => resolve(null)).end(body)
  })
}
