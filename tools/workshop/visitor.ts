import { randomUUID } from 'node:crypto'
import { type Agent, globalAgent } from 'node:http'
import { quoteServices } from '#content/forms/quote-services.ts'
import { signals } from '#forms/signals.ts'
import { requestRaw } from '../bench/instruments/raw-request.ts'
import { quoteExample } from '../test/quote-example.ts'

/** Posts a request to a running site, as its script does; an agent may keep the connection. */
export async function postQuote(
  url: string,
  changes: Record<string, string> = {},
  agent: Agent | false = false,
) {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
  }
  // A browser without proof of work is accepted all the same.
  const fields = { form: 'quote', ...quoteExample, [signals.proof]: '', ...changes }
  const posted = new URLSearchParams(fields).toString()
  const answer = await requestRaw(`${url}/devis`, { method: 'POST', agent, headers }, posted)
  const body: { reference: string; message: string } = JSON.parse(`${answer.body}`)
  return { status: answer.status, body }
}

/** Posts a new request; resolves once it is stored. */
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
