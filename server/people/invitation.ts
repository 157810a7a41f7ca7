import { invitationMail } from '#content/company/mail.ts'
import { cleanLine } from '#forms/pasted.ts'
import type { Channel } from '../channels/channel.ts'
import type { Clock } from '../clock.ts'
import { hour } from '../days.ts'
import type { PeopleStore } from '../store/people/people.ts'
import type { Actor, Person } from '../store/people/person.ts'
import { createSecret, hashOfSecret } from './session.ts'

export const invitationLife = 48 * hour

export function isAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:"]+$/.test(text)
}

export const longestName = 80

export function lineOf(typed: string): string {
  return cleanLine(typed.replace(/[\0\p{Cs}]/gu, '')).replace(/\p{Z}+/gu, ' ')
}

/** @returns a single-use link, whose secret is stored nowhere else */
export async function invite(
  { person, by, site }: { person: Person; by: Actor; site: string },
  { people, clock }: { people: PeopleStore; clock: Clock },
): Promise<string> {
  const secret = createSecret()
  const now = clock.now()
  const expiresAt = now + invitationLife
  await people.invite({ person, secretHash: hashOfSecret(secret), expiresAt, by }, now)
  return `${site}/bureau/invitation/${secret}`
}

/**
 * Sends an invitation at once, because the outbox would store its secret.
 *
 * @returns false on failure: somebody then has to send the link by other means
 */
export async function sendInvitation(
  { name, email }: Person,
  link: string,
  channels: readonly Channel[],
): Promise<boolean> {
  const channel = channels.find(({ sendNow }) => sendNow)
  const { subject, greeting, title, paragraphs, button, after } = invitationMail
  const sent = await channel?.sendNow?.(email, {
    subject,
    greeting: greeting(name.split(' ')[0] ?? ''),
    title,
    paragraphs,
    button: { label: button, href: link },
    facts: [],
    after,
  })
  return sent?.outcome === 'sent'
}
