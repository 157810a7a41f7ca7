import { randomUUID } from 'node:crypto'
import { quoteServices } from '#content/forms/quote-services.ts'
import { quoteExample } from '#forms/quote-example.ts'
import { requestRaw } from './instruments/raw-request.ts'

/** Posts a request for a quote; resolves once it is stored. */
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
  const { status } = await requestRaw(`${url}/devis`, { method: 'POST', headers }, body)
  if (status !== 200) throw new Error(`lead ${number} answered ${status}`)
}
