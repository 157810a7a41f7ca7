import type { FormName, FormValues } from '#forms/result.ts'
import { addressKey } from '../address-key.ts'
import { plain } from './plain.ts'
import { ourTrade, personal, requests, secondTurn, topics, tradeOfClients } from './wording.ts'

/** Points that make a post doubtful enough for what follows. */
export const thresholds = {
  /** A browser is asked for a proof of work. */
  proof: 3,
  /** The lead is put in quarantine. */
  quarantine: 4,
} as const

/** What a solved proof of work takes off: a program paid for it, or a browser did so unseen. */
export const proofWorth = 2

/** How a post came, beyond its words. What is unknown counts for nothing. */
export interface Signals {
  /** Something stood in the field that people cannot see. */
  honeypotFilled: boolean
  /** Milliseconds from page to post, measured by our script; undefined without it. */
  timeOnPage?: number | undefined
  /** Whether the post carried Origin or Sec-Fetch-Site, as every browser's does. */
  fromBrowser: boolean
  /** Whether it had fields that our form does not have, or one twice: extensions add some, and so do programs. */
  hasStrangeFields: boolean
  /** Posts lately from the same address, this one included. */
  sameAddress: number
  /** Posts lately with the same text. */
  sameText: number
  /** Posts lately with the same e-mail address or phone number. */
  sameContact: number
  /** Whether posts arrive faster than this site ever sees. */
  crowd: boolean
  /** A proof of work that was asked for: `wrong` is made up, used before, or not for us. */
  proof: 'none' | 'solved' | 'wrong'
}

/** Of a post about whose way nothing is known. */
export const neutralSignals: Signals = {
  honeypotFilled: false,
  fromBrowser: true,
  hasStrangeFields: false,
  sameAddress: 1,
  sameText: 1,
  sameContact: 1,
  crowd: false,
  proof: 'none',
}

export interface Judgement {
  /** Nothing to say against it: 0. See `thresholds`. */
  score: number
  /** What was found, gravest first, in words for programs such as `links`. */
  reasons: string[]
}

type Finding = readonly [reason: string, points: number]

/** Nobody reads a page and writes a message faster than this, in milliseconds. */
const hurry = 1_500

/**
 * Weighs a post: the more points, the more it looks like spam. A pure function: the same post under
 * the same signals always weighs the same.
 *
 * What an honest visitor may well cause is not worth a quarantine by itself.
 *
 * @param form where it was typed
 * @param values already accepted by the form's schema
 */
export function judge(form: FormName, values: FormValues, signals: Signals): Judgement {
  const { name = '', email = '', phone = '' } = values
  const text = freeText(form, values)
  const findings = [
    ...judgeWay(signals),
    ...judgeText(text, values),
    ...judgeName(name),
    ...judgeContact(email, phone),
  ].filter(([, points]) => points > 0)
  const score = findings.reduce((sum, [, points]) => sum + points, 0)
  return {
    score: signals.proof === 'solved' ? score - proofWorth : score,
    reasons: findings.sort(([, a], [, b]) => b - a).map(([reason]) => reason),
  }
}

/**
 * What the visitor wrote in words of their own. Not the slogan in their previews: a shop's is an
 * advertisement by nature.
 */
export function freeText(form: FormName, values: FormValues): string {
  switch (form) {
    case 'quote':
    case 'footer':
      return values.description ?? ''
    case 'contact':
      return values.message ?? ''
    case 'comment':
      return values.comment ?? ''
    case 'coming-soon':
      return ''
  }
}

/** How many addresses of sites a text contains. */
export function countLinks(text: string): number {
  return text.match(link)?.length ?? 0
}

function judgeWay(signals: Signals): Finding[] {
  const { honeypotFilled, timeOnPage = hurry, fromBrowser, crowd, proof } = signals
  return [
    // Kept with the leads, like the others: a reason that was once written is not renamed.
    ['decoy', honeypotFilled ? 8 : 0],
    ['hurry', timeOnPage < hurry ? 2 : 0],
    ['no-origin', fromBrowser ? 0 : 1],
    ['strange-field', signals.hasStrangeFields ? 1 : 0],
    // A family or an office may share an address: only a crowd behind it weighs more.
    ['same-address', steps(signals.sameAddress, 6, 16)],
    ['same-text', steps(signals.sameText, 3, 6)],
    ['same-contact', steps(signals.sameContact, 4, 8)],
    ['crowd', crowd ? 1 : 0],
    ['wrong-proof', proof === 'wrong' ? 2 : 0],
  ]
}

function steps(count: number, some: number, many: number): number {
  return count >= many ? 4 : count >= some ? 2 : 0
}

const link =
  /\bhttps?:\/\/[^\s<>"'\]]+|\bwww\.[^\s<>"'\]]+|\b(?:bit\.ly|t\.me|wa\.me)\/[^\s<>"'\]]+/giu
const shortLink = /^(?:https?:\/\/)?(?:bit\.ly|t\.me|wa\.me|tinyurl\.com|goo\.gl|cutt\.ly)\//i
/** Who sent the reader, or what the reader is to do there. */
const trackedLink = /[?&/](?:r|ref|aff(?:id)?|hs|c|go|get|claim|apply|login|free|order)(?:[=/?]|$)/i
const fileLink = /\.(?:exe|zip|rar|scr|iso|apk|msi|js)\b/i
/** A phone number or an account to write to. */
const handle = /(?:\+|\b0)\d[\d .-]{7,}|(?<!\S)@\w{4,}|whats ?app|telegram/i
const emailAddress = /[^\s@<>]{1,64}@[^\s@<>]{1,190}\.\p{L}{2,}/gu

function judgeText(text: string, { name = '', email = '' }: FormValues): Finding[] {
  const links = text.match(link) ?? []
  const addresses = text.includes('@') ? (text.match(emailAddress) ?? []) : []
  const own = addressKey(email)
  const withoutLinks = text.replace(link, ' ')
  const bare = addresses.length > 0 ? withoutLinks.replace(emailAddress, ' ') : withoutLinks
  const { text: words, disguised } = plain(`${bare} ${name}`)
  const leadsAway = links.length + addresses.length > 0 || handle.test(bare)
  return [
    ...judgeLinks(links, bare),
    ['other-address', addresses.some((address) => addressKey(address) !== own) ? 1 : 0],
    ['markup', markupPoints(text)],
    ['disguise', disguised ? 4 : 0],
    ['script', scriptPoints(bare)],
    ['gibberish', gibberishPoints(bare)],
    ['advert', advertPoints(words, links)],
    ['off-topic', isOffTopic(words) ? (leadsAway ? 3 : 2) : 0],
    ...judgeWords(words),
  ]
}

/** Long enough to be about something, and not about what people ask an agency. */
function isOffTopic(words: string): boolean {
  const length = words.match(/\p{L}{2,}/gu)?.length ?? 0
  return length >= 8 && !ourTrade.some((turn) => turn.test(words))
}

/** Words to anybody, about nobody, with a link or a price. */
function advertPoints(words: string, links: readonly string[]): number {
  const length = words.match(/[a-z]{2,}/g)?.length ?? 0
  if (length < 6 || personal.some((turn) => turn.test(words))) return 0
  return links.length > 0 ? 4 : /!|\p{Sc}|%|\bfree\b|\bgrat/u.test(words) ? 1 : 0
}

/** A shop, a broker, a casino may want a site: their trade counts for little beside that wish. */
function judgeWords(words: string): Finding[] {
  const isRequest = requests.some((turn) => turn.test(words))
  let trade = isRequest ? tradeOfClients : Number.POSITIVE_INFINITY
  return topics.map(({ name, points, isTrade, turns }) => {
    const found = turns.filter((turn) => turn.test(words)).length
    let weight = found === 0 ? 0 : found === 1 ? points : points + secondTurn
    if (isTrade) {
      weight = Math.min(weight, trade)
      trade -= weight
    }
    return [`words-${name}`, weight]
  })
}

function judgeLinks(links: readonly string[], bare: string): Finding[] {
  const words = bare.match(/\p{L}{2,}/gu)?.length ?? 0
  const some = (pattern: RegExp) => links.some((found) => pattern.test(found))
  return [
    ['links', links.length >= 8 ? 3 : links.length >= 1 ? 1 : 0],
    ['only-links', links.length >= 2 && words < 3 * links.length ? 4 : 0],
    ['tracked-link', some(trackedLink) ? 1 : 0],
    ['short-link', some(shortLink) ? 2 : 0],
    ['file-link', some(fileLink) ? 2 : 0],
  ]
}

function markupPoints(text: string): number {
  if (/\[(?:url|link|img)[=\]]/i.test(text)) return 5
  if (/<a\s[^>]{0,200}href/i.test(text)) return 4
  return /<(?:script|img|iframe)\b/i.test(text) ? 2 : 0
}

/** The agency reads Latin and Arabic letters: what is written in others is of no use to it. */
function scriptPoints(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const readable = text.match(/[\p{Script=Latin}\p{Script=Arabic}]/gu)?.length ?? 0
  return letters >= 10 && readable < letters / 2 ? 5 : 0
}

/** Keys hit at random, and the made-up words of programs that try a form out. */
function gibberishPoints(text: string): number {
  const words = text.match(/[a-z]{5,}/gi) ?? []
  const odd = words.filter(isGibberish)
  return odd.length === 0 ? 0 : odd.length >= words.length / 2 ? 5 : 1
}

function isGibberish(word: string): boolean {
  const capitalsInside = word.match(/[a-z][A-Z]/g)?.length ?? 0
  return capitalsInside >= 3 || (word.length >= 8 && /[bcdfghjklmnpqrstvwxz]{6}/i.test(word))
}

function judgeName(name: string): Finding[] {
  return [
    ['name', /https?:|www\.|\.(?:com|net|ru|org)\b|\p{Sc}|[❤♥🔥💰]/iu.test(name) ? 2 : 0],
    ['name-gibberish', name.split(/\s+/).some(isGibberish) ? 2 : 0],
  ]
}

function judgeContact(email: string, phone: string): Finding[] {
  const [mailbox = '', host = ''] = email.split('@')
  return [
    ['email', /\d{9}|(?:\b\p{L}{1,2}\.){4}|(?:\.\d){2}/u.test(mailbox) ? 1 : 0],
    [
      'email-throwaway',
      /^(?:mailinator|guerrillamail|yopmail|temp-?mail|10minutemail|sharklasers|trashmail)\b/i.test(
        host,
      )
        ? 1
        : 0,
    ],
    ['phone', phone && (phone.match(/\p{Nd}/gu)?.length ?? 0) < 6 ? 1 : 0],
  ]
}
