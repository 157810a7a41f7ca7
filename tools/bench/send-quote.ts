import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { quoteServices } from '#content/forms/quote-services.ts'
import { quoteExample } from '#forms/quote-example.ts'

/** Posts a request for a quote; resolves once it is stored. `fetch` would take more of the processor. */
export async function requestQuote(url: string, number: number): Promise<void> {
  const body = new URLSearchParams({
    ...quoteExample,
    form: 'quote',
    id: randomUUID(),
    name: `Visiteuse ${number}`,
    email: `visiteuse-${number}@example.org`,
    service: quoteServices[number % quoteServices.length]?.label ?? '',
  }).toString()
  const headers = {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
  }
  const sent = request(`${url}/devis`, { method: 'POST', headers }).end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  await once(answer.resume(), 'end')
  if (answer.statusCode !== 200) throw new Error(`lead ${number} answered ${answer.statusCode}`)
}
