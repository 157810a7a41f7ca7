import { invitationMail } from '#content/company/mail.ts'
import { cleanLine } from '#forms/pasted.ts'
import type { Channel } from '../channels/channel.ts'
import type { Clock } from '../clock.ts'
import type { Actor, PeopleStore, Person } from '../store/people/people.ts'
import { createSecret, hashOfSecret } from './session.ts'

/** Milliseconds for which an invitation can be used: 48 hours. */
export const invitationLife = 48 * 3_600_000

/** Whether mail could go there; whether it does, only the mail shows. */
export function isAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:"]+$/.test(text)
}

/** Characters of a person's name. */
export const longestName = 80

/** Returns a name on one line, as pages, mails and the journal can show it; empty when nothing is left. */
export function lineOf(typed: string): string {
  return cleanLine(typed.replace(/[\0\p{Cs}]/gu, '')).replace(/\p{Z}+/gu, ' ')
}

/**
 * Invites somebody to make a key: new to the desk, or without the key they had.
 *
 * @param site public origin, without a slash at its end
 * @returns the link that works once; the secret in it is kept nowhere else
 */
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
 * Sends an invitation at once, and not through the outbox, which would keep its secret.
 *
 * @returns false when it did not leave: somebody has to hand the link over
 */
export async function sendInvitation(
  { name, email }: Person,
  link: string,
  channels: readonly Channel[],
): Promise<boolean> {
  const channel = channels.find(({ sendNow }) => sendNow)
  const { subject, preview, title, paragraphs, button } = invitationMail
  const sent = await channel?.sendNow?.(email, {
    subject,
    preview,
    title: title(name.split(' ')[0] ?? ''),
    paragraphs,
    facts: [],
    button: { label: button, href: link },
  })
  return sent?.outcome === 'sent'
}
