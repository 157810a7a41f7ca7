import { expect, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { everyMail, siteUrl } from '../../tools/test/sample-mails.ts'
import { sendInvitation } from '../people/invitation.ts'
import type { Channel } from './channel.ts'
import { contentOf } from './content-of.ts'
import { layOut, type MailContent } from './mail-layout.ts'

const site = { content: loadContent(), siteUrl }

async function invitation(): Promise<MailContent> {
  const sent: MailContent[] = []
  const channel = {
    sendNow: async (_: string, content: MailContent) => {
      sent.push(content)
      return { outcome: 'sent', detail: '' }
    },
  } as unknown as Channel
  const karim = { id: 'p2', name: 'Karim Haddad', email: 'karim@graaand.example' }
  await sendInvitation({ ...karim, role: 'equipe' }, `${siteUrl}/bureau/invitation/s`, [channel])
  return sent[0] ?? expect.unreachable()
}

const mails: [name: string, mail: MailContent][] = [
  ...everyMail().map(([name, mail]): [string, MailContent] => [name, contentOf(mail, site)]),
  ['invitation', await invitation()],
]

const seenIn = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<(?:br|\/(?:p|dd|dt|h1|div))>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', '\u00a0')

test.each(mails)('%s greets first, and its link follows the first paragraphs', (_, mail) => {
  const { text } = layOut(mail, site)
  expect(text).toMatch(/^Bonjour[^\n]*,\n\n/)
  if (!mail.button) return
  const [before = ''] = text.split(`${mail.button.label}\u00a0: `)
  expect(before.trim().split('\n\n')).toEqual(
    [mail.greeting, mail.title, ...mail.paragraphs].filter(Boolean),
  )
})

test.each(mails)('%s hides nothing, and shows the same words in its text and HTML', (_, mail) => {
  const { text, html } = layOut(mail, site)
  expect(html).not.toMatch(/display:none|visibility:hidden|font-size:0|max-height:0|opacity/)
  const words = (from: string) => new Set(from.match(/[\p{L}\p{N}’'-]{4,}/gu))
  const [seen, said] = [words(seenIn(html)), words(text.replace(/https?:\S*/g, ''))]
  const { name } = site.content.company
  expect([...said].filter((word) => !seen.has(word))).toEqual([])
  const label = new URL(siteUrl).host
  expect([...seen].filter((word) => !said.has(word) && !`${label} ${name}`.includes(word))).toEqual(
    [],
  )
})

test.each(mails)('%s is drawn without pictures and gradients, which readers remove', (_, mail) => {
  expect(layOut(mail, site).html).not.toMatch(/<img|url\(|gradient/)
})

test.each(mails)('%s has each of its links once, in its text and HTML', (_, mail) => {
  const { text, html } = layOut(mail, site)
  const links = (from: string, pattern: RegExp) =>
    [...from.matchAll(pattern)].map(([, link]) => link).toSorted()
  const inHtml = links(html, /href="(https?:[^"]*)"/g)
  expect(inHtml).toEqual(links(text, /(https?:\S*)/g))
  expect(new Set(inHtml).size).toBe(inHtml.length)
  expect(inHtml.filter((link) => link?.startsWith(siteUrl))).not.toEqual([])
  // rspamd gives a point to an odd number of links (docs/spam.md).
  expect(inHtml.length % 2).toBe(0)
})

test.each(mails)(
  '%s has the colour of each link inside it, where no reader changes it',
  (_, mail) => {
    const { html } = layOut(mail, site)
    const links = [...html.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, inside]) => inside)
    expect(links.length).toBeGreaterThan(0)
    for (const inside of links) {
      expect(inside).toMatch(
        /^<span class="(?:sign|label)" style="color:#[\dA-F]{6}">[^<]+<\/span>$/,
      )
    }
  },
)

test.each(mails)(
  '%s has a body without a class, which disables its sheet in Roundcube',
  (_, mail) => {
    expect(layOut(mail, site).html).toMatch(/<body style="[^"]+">/)
  },
)

test.each(mails)('the subject of %s has no amount, which a locked screen would show', (_, mail) => {
  expect(mail.subject).not.toMatch(/\p{Sc}|TND|TTC/u)
})

test.each(mails)('%s has no line break within a compound or after a figure', (_, mail) => {
  const { text, html } = layOut(mail, site)
  expect(text.match(/(?<![\p{L}\p{N}])\d{1,3} \p{L}{3,}/gu)).toBeNull()
  const loose = html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<span style="white-space:nowrap">[^<]*<\/span>/g, '')
    .replace(/<[^>]*>/g, '')
  expect(loose.match(/(?<![\p{L}\p{N}.@-])\p{L}{1,6}-\p{L}{1,6}(?![\p{L}\p{N}-])/gu)).toBeNull()
})

test.each(mails.filter(([name]) => /^quote(?!.*agency)/.test(name)))(
  '%s is signed by the person who sent the quote, with a number to call',
  (_, mail) => {
    const { text, html } = layOut(mail, site)
    expect(text).toContain('\n\nNina Ferrand, Graaand\n+33 4 65 71 12 34\n\n-- \n')
    expect(html).toMatch(/Nina Ferrand, Graaand<br><a href="tel:\+33465711234"/)
  },
)
