import { html, raw } from 'hono/html'
import { mailFooter, policyLabel } from '#content/company/mail.ts'
import type { Content } from '#content/documents/documents.ts'
import { unbroken } from '#quotes/unbroken.ts'

export interface MailSite {
  content: Content
  siteUrl: string | undefined
}

interface Link {
  label: string
  href: string
}

export interface MailContent {
  subject: string
  /** Absent from an answer, whose writer types it. */
  greeting?: string
  title?: string
  paragraphs: readonly string[]
  button?: Link
  link?: Link
  facts: readonly (readonly [label: string, value: string, href?: string])[]
  after?: readonly string[]
  signature?: { name: string; phone?: Link }
  quote?: { line: string; words: string }
  note?: string
  /** Links about the reader's personal data. */
  privacy?: readonly Link[]
}

export const policyLinks = (siteUrl: string | undefined): Link[] =>
  siteUrl ? [{ label: policyLabel, href: `${siteUrl}/politique-de-confidentialite` }] : []

export function layOut(
  mail: MailContent,
  { content: { company }, siteUrl }: MailSite,
): { text: string; html: string } {
  // A link to previews replaces the site's address: rspamd gives a point to an odd number of links (docs/spam.md).
  const hasSiteLink = mail.facts.some(([, , href]) => href)
  const home = siteUrl && !hasSiteLink ? { label: new URL(siteUrl).host, href: siteUrl } : undefined
  const frame = { ...company, home }
  return { text: toText(mail, frame), html: String(toHtml(mail, frame)) }
}

type Frame = Content['company'] & { home: Link | undefined }

function toText(content: MailContent, { offices, email, home }: Frame): string {
  const { greeting, title, paragraphs, button, link, facts, signature, quote, note } = content
  const { after = [], privacy = [] } = content
  const contact = [...offices.map(({ phone }) => phone.label), email].join(' / ')
  return [
    greeting,
    title,
    ...paragraphs,
    button && written({ ...button, href: inWords(button.href) }),
    link && written(link),
    facts
      .map(([label, value, href]) => {
        const text = [value, href].filter(Boolean).join('\n')
        // Indented, so that typed text cannot look like the agency's.
        return `${label}\u00a0:${text.includes('\n') ? '\n' : ' '}${text}`.replaceAll(
          '\n',
          '\n    ',
        )
      })
      .join('\n'),
    ...after,
    signature && [signature.name, signature.phone?.label].filter(Boolean).join('\n'),
    quote && [quote.line, ...linesOf(quote.words).map((line) => `> ${line}`)].join('\n'),
    // With its space, the separator that mail programs leave out of a reply (RFC 3676, 4.3).
    ['-- ', mailFooter, home?.href, contact, note, ...privacy.map(written)]
      .filter(Boolean)
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

const written = ({ label, href }: Link) => `${label}\u00a0: ${href}`

function inWords(href: string): string {
  const address = /^mailto:([^?]*)/.exec(href)?.[1]
  return address === undefined ? href : decodeURIComponent(address)
}

const ink = '#0B1540'
const wall = '#FBFAF5'
const blue = '#1A45E0'
const shade = '#D9E6F7'
const sun = '#FFC52E'
const pink = '#FFB4C6'
const coral = '#FF6242'

/**
 * Colours for a dark screen. Thunderbird drops media rules; in the dark it removes gradients and light
 * backgrounds, and keeps borders and shadows. Roundcube drops all rules of a mail whose body has a class.
 */
const night = `@media (prefers-color-scheme:dark){
body,.wall{background:#0A1030!important;color:#F3EFE4!important}
.facts{background:#17215A!important;color:#F3EFE4!important}
.sign{color:#9DB2FF!important}
.button{background:#F5BD38!important}
.label{color:${ink}!important}
}`

/** A row of arches: one circle of 60 pixels, and its shadows in three colours, cut off at half their height. */
const arches = Array.from(
  { length: 9 },
  (_, place) => `${60 * (place + 1)}px 0 ${[pink, coral, sun][place % 3]}`,
).join(',')

// Inline styles, because many mail programs support little else.
function toHtml(
  {
    subject,
    greeting,
    title,
    paragraphs,
    button,
    link: other,
    facts,
    after = [],
    signature,
    quote,
    note,
    privacy = [],
  }: MailContent,
  { name, email, offices, home }: Frame,
) {
  const paragraph = (text: string) =>
    html`<p dir="auto" style="margin:0 0 18px;font-size:17px;line-height:26px">${lines(text)}</p>\n`
  const link = ({ label, href }: Link) =>
    html`<a href="${href}" class="sign" style="color:${blue}">${coloured('sign', blue, label)}</a>`
  return html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${raw(night)}</style></head>
<body style="margin:0;padding:0;background:${wall};color:${ink};font-family:'Trebuchet MS','Segoe UI',Arial,sans-serif">
<div class="wall" style="max-width:600px;margin:0 auto;background:${wall};color:${ink};overflow-wrap:anywhere">
<div style="background:${blue};color:${wall};padding-top:24px">
<div style="padding:0 24px 22px;font-size:34px;line-height:40px;font-weight:bold;letter-spacing:-.5px">${name}</div>
<div style="height:30px;overflow:hidden"><div style="width:60px;height:60px;border-radius:30px;background:${sun};box-shadow:${arches}"></div></div>
</div>
<div style="padding:32px 24px 12px">
${greeting && paragraph(greeting)}${title && html`<h1 style="margin:0 0 20px;font-size:34px;line-height:38px;letter-spacing:-.5px;font-weight:bold">${whole(title)}</h1>\n`}${paragraphs.map(paragraph)}${
  button &&
  html`<p style="margin:26px 0 30px"><a href="${button.href}" class="button" style="display:inline-block;background:${blue};font-size:18px;line-height:22px;font-weight:bold;text-decoration:none;padding:18px 28px 18px 32px;border-radius:30px 0 0 30px">${coloured('label', wall, button.label)}</a></p>
`
}${
  other &&
  html`<p style="margin:0 0 30px;font-size:17px;line-height:26px">${link(other)}</p>
`
}${
  facts.length > 0 &&
  html`<dl class="facts" style="margin:0 0 26px;padding:20px 22px 8px;border-left:6px solid ${blue};background:${shade};font-size:16px;line-height:24px;color:${ink}">${facts.map(
    ([label, value, href]) =>
      html`<dt style="font-weight:bold">${whole(label)}</dt><dd dir="auto" style="margin:0 0 12px">${href ? link({ label: value, href }) : lines(value)}</dd>`,
  )}</dl>
`
}${after.map(paragraph)}${
  signature &&
  html`<p dir="auto" style="margin:0 0 18px;font-size:17px;line-height:26px">${lines(signature.name)}${signature.phone && html`<br>${link(signature.phone)}`}</p>
`
}${
  quote &&
  html`<blockquote style="margin:0 0 26px;padding:0 0 0 14px;border-left:4px solid ${shade};font-size:15px;line-height:23px">${quote.line}<div dir="auto">${lines(quote.words)}</div></blockquote>
`
}</div>
<div style="padding:20px 24px 36px;border-top:2px solid ${blue};font-size:14px;line-height:21px">
${mailFooter}<br>
${home && html`${link(home)}<br>\n`}${offices.map(({ phone }) => html`${link(phone)} &nbsp; `)}${link({ label: email, href: `mailto:${email}` })}
${note && html`<p style="margin:14px 0 0;font-size:14px;line-height:21px">${lines(note)}</p>`}${
  privacy.length > 0 &&
  html`<p style="margin:14px 0 0;font-size:14px;line-height:21px">${privacy.map((one) => html`${link(one)} &nbsp; `)}</p>`
}
</div></div></body></html>
`
}

/**
 * Splits a quoted text at every kind of line break, because an unquoted line would look like the agency's.
 */
function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
}

/** Colours the words inside a link, because KMail replaces the colour of the link itself. */
function coloured(name: string, colour: string, label: string) {
  return html`<span class="${name}" style="color:${colour}">${label}</span>`
}

function lines(text: string) {
  return text.split('\n').map((line, index) => html`${index > 0 && raw('<br>')}${whole(line)}`)
}

function whole(line: string) {
  return line
    .split(unbroken)
    .map((part, place) =>
      place % 2 === 0 ? part : html`<span style="white-space:nowrap">${part}</span>`,
    )
}
