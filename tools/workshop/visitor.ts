import { randomUUID } from 'node:crypto'
import { type Agent, globalAgent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { SeededRandom } from '#art/seeded-random.ts'
import { quoteServices } from '#content/forms/quote-services.ts'
import { signals } from '#forms/signals.ts'
import type { DeliveryPlan } from '#server/store/leads/records.ts'
import { type FormCase, formCases, valuesOf } from '#workshop/form-cases.ts'
import { requestRaw } from '../bench/instruments/raw-request.ts'
import { quoteExample } from '../test/quote-example.ts'
import { startPeople } from './web.ts'

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

/** A visitor whose request was acknowledged; each has a unique address. */
export interface Thanked {
  email: string
  references: ReadonlySet<string>
  /** Expected deliveries. */
  plans: readonly DeliveryPlan[]
}

const toAgency: DeliveryPlan[] = [
  { channel: 'emailjs', recipient: 'agency' },
  { channel: 'smtp', recipient: 'agency' },
]
const toVisitor: DeliveryPlan = { channel: 'smtp', recipient: 'visitor' }

/** Returns a random submission: mostly with JavaScript, sometimes with a double click. */
function imagine(number: number, random: SeededRandom) {
  const formCase = random.pick(formCases as [FormCase, ...FormCase[]])
  const { form, path } = formCase
  const email = `visiteuse-${number}@example.org`
  const text = `Bonjour, un site pour notre librairie du ${number}\u00a0: catalogue, rencontres, commande.`
  const service = quoteServices[random.integer(quoteServices.length)]?.label ?? ''
  const typed = {
    ...{ name: `Visiteuse ${number}`, email, phone: '+33 4 65 71 12 34', service },
    ...{ description: text, message: text, comment: text },
  }
  const hasScript = random.integer(100) < 85
  const isDoubtful = random.integer(100) < 5
  return {
    email,
    path,
    fields: {
      form,
      ...(hasScript && { id: randomUUID() }),
      // A program fills in the honeypot, so its request is quarantined.
      ...(isDoubtful && { [signals.honeypot]: 'Librairie' }),
      ...valuesOf(formCase, typed),
    },
    twice: random.integer(100) < 5,
    plans: form === 'comment' || form === 'coming-soon' ? toAgency : [...toAgency, toVisitor],
  }
}

interface Options {
  submissions: number
  from?: number
  crowd: number
  /** Milliseconds between two requests of a visitor. */
  longestPause?: number
  random: SeededRandom
  onThanked?: (visitor: Thanked) => void
}

/**
 * Posts forms until each is acknowledged; a failed post is repeated with the same body.
 *
 * @throws Error when the server refuses a request as invalid
 */
export const sendVisitors = (url: string, options: Options) => startVisitors(url, options).done

export function startVisitors(
  url: string,
  { submissions, from = 0, crowd, longestPause = 100, random, onThanked }: Options,
) {
  const { insist, rest } = startPeople(url, random)
  const thanked: Thanked[] = []
  let next = from

  async function visit() {
    for (let number = next++; number < from + submissions; number = next++) {
      const { path, fields, twice, email, plans } = imagine(number, random)
      const send = () => insist(path, [200], {}, fields)
      const answers = await Promise.all(Array.from({ length: twice ? 2 : 1 }, send))
      const references = new Set(answers.map(({ text }) => JSON.parse(text).reference))
      const visitor = { email, references, plans }
      thanked.push(visitor)
      onThanked?.(visitor)
      await pause(random.integer(longestPause))
    }
  }

  const done = Promise.all(Array.from({ length: crowd }, visit)).then(async () => {
    return { thanked, inVain: await rest() }
  })
  return {
    done,
    thanked: () => thanked.length,
    /** Resolves when `count` visitors are acknowledged; throws the error of a visitor. */
    async thankedBy(count: number) {
      while (thanked.length < count) await Promise.race([done, pause(10)])
    },
  }
}
