import { randomUUID } from 'node:crypto'
import { globalAgent } from 'node:http'
import { quoteServices } from '#content/forms/quote-services.ts'
import { postQuote } from '../../e2e/support/requests.ts'

/** Posts a request for a quote; resolves once it is stored. */
export async function requestQuote(url: string, number: number): Promise<void> {
  const values = {
    id: randomUUID(),
    name: `Visiteuse ${number}`,
    email: `visiteuse-${number}@example.org`,
    service: quoteServices[number % quoteServices.length]?.label ?? '',
  }
  const { status } = await postQuote(url, values, globalAgent)
  if (status !== 200) throw new Error(`lead ${number} answered ${status}`)
}
