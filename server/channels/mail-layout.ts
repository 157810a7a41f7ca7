import { html, raw } from 'hono/html'
import type { Company } from '#content/company/company.ts'
import { mailFooter, policyLabel } from '#content/company/mail.ts'
import type { Content } from '#content/documents/documents.ts'
import { unbroken } from '#quotes/unbroken.ts'

export interface MailSite {
  content: Content
  siteUrl: string | undefined
}

export interface MailContent {
  subject: string
  preview: string
  title?: string
  paragraphs: readonly string[]
  facts: readonly (readonly [label: string, value: string, href?: string])[]
  button?: { label: string; href: string }
  link?: { label: string; href: string }
  after?: readonly string[]
  closing?: string
  quote?: { line: string; words: string }
  note?: string
  policy?: { label: string; href: string }
}

export const policyLink = (siteUrl: string | undefined): Pick<MailContent, 'policy'> =>
  siteUrl ? { policy: { label: policyLabel, href: `${siteUrl}/politique-de-confidentialite` } } : {}

const ink = '#0B1540'
const wall = '#FBFAF5'
const blue = '#1A45E0'
const sun = '#FFC52E'

export function layOut(mail: MailContent, company: Company): { text: string; html: string } {
  return { text: toText(mail, company), html: String(toHtml(mail, company)) }
}

function toText(content: MailContent, { offices, email }: Company): string {
  const { title, paragraphs, facts, button, link, closing, quote, note, policy } = content
  const { after = [] } = content
  const contact = [...offices.map(({ phone }) => phone.label), email].join(' / ')
  return [
    title,
    ...paragraphs,
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
    button && `${button.label}\u00a0: ${inWords(button.href)}`,
    link && `${link.label}\u00a0: ${link.href}`,
    ...after,
    closing,
    quote && [quote.line, ...linesOf(quote.words).map((line) => `> ${line}`)].join('\n'),
    // With its space, the separator that mail programs leave out of a reply (RFC 3676, 4.3).
    ['-- ', mailFooter, contact, note, policy && `${policy.label}\u00a0: ${policy.href}`]
      .filter(Boolean)
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

function inWords(href: string): string {
  const address = /^mailto:([^?]*)/.exec(href)?.[1]
  return address === undefined ? href : decodeURIComponent(address)
}

// Inline styles, because mail programs support little else.
function toHtml(
  {
    subject,
    preview,
    title,
    paragraphs,
    facts,
    button,
    link: other,
    after = [],
    closing,
    quote,
    note,
    policy,
  }: MailContent,
  { name, email, offices }: Company,
) {
  const paragraph = (text: string) =>
    html`<p dir="auto" style="margin:0 0 18px;font-size:17px;line-height:26px">${lines(text)}</p>\n`
  const link = (label: string, href: string) =>
    html`<a href="${href}" style="color:${blue}">${label}</a>`
  return html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title></head>
<body style="margin:0;padding:0;background:${wall};color:${ink};font-family:'Trebuchet MS','Segoe UI',Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<div style="max-width:600px;margin:0 auto;background:${wall};color:${ink};overflow-wrap:anywhere">
<div style="background:${blue};color:${wall};padding:20px 24px;border-bottom:12px solid ${sun};font-size:30px;line-height:36px;font-weight:bold;letter-spacing:-.5px">${name}</div>
<div style="padding:36px 24px 12px">
${title && html`<h1 style="margin:0 0 20px;font-size:34px;line-height:38px;letter-spacing:-.5px;font-weight:bold">${title}</h1>\n`}${paragraphs.map(paragraph)}${
  facts.length > 0 &&
  html`<dl style="margin:0 0 26px;padding:20px 22px 8px;background:#D9E6F7;font-size:16px;line-height:24px;color:${ink}">${facts.map(
    ([label, value, href]) =>
      html`<dt style="font-weight:bold">${label}</dt><dd dir="auto" style="margin:0 0 12px">${href ? link(value, href) : lines(value)}</dd>`,
  )}</dl>
`
}${
  button &&
  html`<p style="margin:26px 0 30px"><a href="${button.href}" style="display:inline-block;background:${ink};color:${wall};font-size:18px;line-height:22px;font-weight:bold;text-decoration:none;padding:18px 28px 18px 32px;border-radius:30px 0 0 30px">${button.label}</a></p>
`
}${
  other &&
  html`<p style="margin:0 0 30px;font-size:17px;line-height:26px">${link(other.label, other.href)}</p>
`
}${after.map(paragraph)}${closing && paragraph(closing)}${
  quote &&
  html`<blockquote style="margin:0 0 26px;padding:0 0 0 14px;border-left:4px solid #D9E6F7;font-size:15px;line-height:23px">${quote.line}<div dir="auto">${lines(quote.words)}</div></blockquote>
`
}</div>
<div style="padding:20px 24px 36px;border-top:2px solid ${ink};font-size:14px;line-height:21px">
${mailFooter}<br>
${offices.map(({ phone }) => html`${link(phone.label, phone.href)} &nbsp; `)}${link(email, `mailto:${email}`)}
${note && html`<p style="margin:14px 0 0;font-size:14px;line-height:21px">${note}${policy && html`. ${link(policy.label, policy.href)}`}</p>`}
</div></div></body></html>
`
}

/**
 * Splits a quoted text at every kind of line break, because an unquoted line would look like the agency's.
 */
function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
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
