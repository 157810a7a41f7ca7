import type { FormName } from '#content/forms/form-name.ts'
import type { FormValues } from '#forms/result.ts'
import { addressKey } from '../address-key.ts'
import { freeText } from '../leads/other-fields.ts'
import { plain } from './plain.ts'
import { ourTrade, personal, requests, secondTurn, topics, tradeOfClients } from './wording.ts'

export const thresholds = {
  proof: 3,
  quarantine: 4,
} as const

/** Points that a solved proof of work removes. */
export const proofWorth = 2

/** Facts about a post beyond its words; unknown ones do not change the score. */
export interface Signals {
  honeypotFilled: boolean
  /** Milliseconds from page to post, measured by the site's script; undefined without it. */
  timeOnPage?: number | undefined
  fromBrowser: boolean
  hasStrangeFields: boolean
  sameAddress: number
  sameText: number
  sameContact: number
  crowd: boolean
  /** Result of a proof of work; `wrong`: invalid, reused, or for another site. */
  proof: 'none' | 'solved' | 'wrong'
}

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
  score: number
  /** Codes of the reasons, gravest first, such as `links`. */
  reasons: string[]
}

type Finding = readonly [reason: string, points: number]

/** Milliseconds, too few for a person to read a page and write a message. */
const hurry = 1_500

/** Scores a post; a single signal that an honest visitor may cause never suffices for the quarantine. */
export function judgeSpam(form: FormName, values: FormValues, signals: Signals): Judgement {
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

export function countLinks(text: string): number {
  return text.match(link)?.length ?? 0
}

function judgeWay(signals: Signals): Finding[] {
  const { honeypotFilled, timeOnPage = hurry, fromBrowser, crowd, proof } = signals
  return [
    // Never rename a reason, because leads store them.
    ['decoy', honeypotFilled ? 8 : 0],
    ['hurry', timeOnPage < hurry ? 2 : 0],
    ['no-origin', fromBrowser ? 0 : 1],
    ['strange-field', signals.hasStrangeFields ? 1 : 0],
    // A family or an office may share an IP address, so the score rises only with many posts.
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
const trackedLink = /[?&/](?:r|ref|aff(?:id)?|hs|c|go|get|claim|apply|login|free|order)(?:[=/?]|$)/i
const fileLink = /\.(?:exe|zip|rar|scr|iso|apk|msi|js)\b/i
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

function isOffTopic(words: string): boolean {
  const length = words.match(/\p{L}{2,}/gu)?.length ?? 0
  return length >= 8 && !ourTrade.some((turn) => turn.test(words))
}

function advertPoints(words: string, links: readonly string[]): number {
  const length = words.match(/[a-z]{2,}/g)?.length ?? 0
  if (length < 6 || personal.some((turn) => turn.test(words))) return 0
  return links.length > 0 ? 4 : /!|\p{Sc}|%|\bfree\b|\bgrat/u.test(words) ? 1 : 0
}

/** One pattern per topic, because most texts have no phrase of it. */
const anyOf = new Map(
  topics.map(({ name, turns }) => [
    name,
    new RegExp(turns.map(({ source }) => source).join('|'), 'u'),
  ]),
)

/** Scores phrases. Phrases of a trade such as a shop or a casino count little if the text requests a site. */
function judgeWords(words: string): Finding[] {
  const isRequest = requests.some((turn) => turn.test(words))
  let trade = isRequest ? tradeOfClients : Number.POSITIVE_INFINITY
  return topics.map(({ name, points, isTrade, turns }) => {
    const found = anyOf.get(name)?.test(words) ? turns.filter((turn) => turn.test(words)).length : 0
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

/** Scores letters of scripts other than Latin and Arabic, which the agency cannot read. */
function scriptPoints(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const readable = text.match(/[\p{Script=Latin}\p{Script=Arabic}]/gu)?.length ?? 0
  return letters >= 10 && readable < letters / 2 ? 5 : 0
}

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
