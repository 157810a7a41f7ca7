import { randomUUID } from 'node:crypto'
import { type Agent, request } from 'node:http'
import { quoteServices } from '#content/forms/quote-services.ts'
import { quoteExample } from '#forms/quote-example.ts'

/** Asks for a quote as a browser with JavaScript does; resolves once the request is on disk. */
export function sendQuote(url: string, agent: Agent, number: number): Promise<void> {
  const body = new URLSearchParams({
    ...quoteExample,
    form: 'quote',
    id: randomUUID(),
    name: `Visiteuse ${number}`,
    email: `visiteuse-${number}@example.org`,
    service: quoteServices[number % quoteServices.length]?.label ?? '',
  }).toString()
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/devis`,
      {
        method: 'POST',
        agent,
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
        },
      },
      (answer) => {
        answer.resume().on('end', () => {
          if (answer.statusCode === 200) resolve()
          else reject(new Error(`lead ${number} answered ${answer.statusCode}`))
        })
      },
    )
    sent.on('error', reject).end(body)
  })
}
