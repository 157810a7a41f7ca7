import {
  type Answers,
  type DirectionId,
  directionIds,
  isPalette,
  limits,
  paletteIds,
  tidy,
  tradeIds,
} from './answers.ts'

export type Decoded =
  | { ok: true; answers: Answers; favourite: DirectionId | null }
  | { ok: false; reason: 'broken' | 'foreign' | 'newer' }

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const version = '1'

const own = digits.length - 1

const longest = 1 + 3 + 4 + (limits.name + limits.town + limits.sentence + 2) * 4 + 2

/**
 * Encodes answers for a link's fragment: letters, digits, `-` and `_`.
 *
 * The parts, in order: version `1`; one base-64 digit each for trade, palette and favourite; four for an own colour;
 * the three texts; two check digits.
 *
 * @param favourite the preferred direction, if any
 */
export function encode(answers: Answers, favourite: DirectionId | null = null): string {
  const { name, trade, town, sentence, palette } = tidy(answers)
  const colour = isPalette(palette) ? '' : inBase64(bytesOf(palette))
  const choices = [
    tradeIds.indexOf(trade),
    isPalette(palette) ? paletteIds.indexOf(palette) : own,
    favourite ? directionIds.indexOf(favourite) + 1 : 0,
  ]
  const texts = inBase64(new TextEncoder().encode(`${name}\n${town}\n${sentence}`.trimEnd()))
  const code = version + choices.map((choice) => digits[choice]).join('') + colour + texts
  return code + check(code)
}

/**
 * Decodes the code of a link; must accept earlier versions, and never throws.
 *
 * @param code output of `encode`, with or without `#` and final punctuation
 * @returns clean answers, like `tidy`
 */
export function decode(code: string): Decoded {
  // Messengers include the full stop after a link in the link.
  const bare = code.slice(0, longest + 10).replace(/^#|[^\w-]+$/g, '')
  if (!/^[1-9][\w-]{8,}$/.test(bare)) return { ok: false, reason: 'foreign' }
  if (bare[0] !== version) return { ok: false, reason: 'newer' }

  const body = bare.slice(0, -2)
  if (bare.length > longest || bare.slice(-2) !== check(body)) return broken
  const [trade = 0, paletteOrOwn = 0, favourite = 0] = [...body.slice(1, 4)].map((digit) =>
    digits.indexOf(digit),
  )
  const hasColour = paletteOrOwn === own
  const palette = hasColour ? colourFrom(body.slice(4, 8)) : paletteIds[paletteOrOwn]
  const texts = textsFrom(body.slice(hasColour ? 8 : 4))
  if (!texts) return broken
  // If the check digits match, unknown values come from a later version of the site, because these lists only grow.
  if (!tradeIds[trade] || !palette || favourite > directionIds.length) {
    return { ok: false, reason: 'newer' }
  }
  const [name, town, sentence] = texts
  return {
    ok: true,
    answers: tidy({ name, trade: tradeIds[trade], town, sentence, palette }),
    favourite: directionIds[favourite - 1] ?? null,
  }
}

const broken = { ok: false, reason: 'broken' } as const

function check(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return `${digits[(hash >>> 26) & 63]}${digits[(hash >>> 20) & 63]}`
}

function bytesOf(colour: string): Uint8Array {
  return Uint8Array.from([1, 3, 5], (at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function colourFrom(code: string): string {
  const bytes = fromBase64(code) ?? []
  return `#${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function textsFrom(code: string): string[] | null {
  const bytes = fromBase64(code)
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes).split('\n')
  } catch {
    return null
  }
}

// Browsers older than two years lack `Uint8Array.fromBase64`.
function inBase64(bytes: Uint8Array): string {
  const padded = btoa(String.fromCharCode(...bytes))
  return padded.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64(code: string): Uint8Array | null {
  try {
    const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
  } catch {
    return null
  }
}
