import type { Block } from './posts.ts'

/*
 * Blocks of an article as plain text, for browsers without scripts. An empty line separates blocks: `# title`,
 * `- line of a list`, `> quotation`, `> — author`, `[words](/address)`, `![description](1)` for the first picture.
 */

type Blocks = readonly Block[]

/** Prefix of the JSON of blocks, which the article editor posts instead of plain text. */
const blocksMark = 'blocs:'

export const postBlocks = (blocks: unknown) => blocksMark + JSON.stringify(blocks)

export const isPlain = (posted: string) => !posted.startsWith(blocksMark)

/**
 * Reads posted blocks: JSON after `blocs:`, or plain text.
 *
 * @param before blocks whose pictures the plain text names
 * @returns the blocks; if the JSON is invalid or too deep, the posted text, which the schema refuses
 */
export function readPosted(posted: string, before: unknown): unknown {
  if (isPlain(posted)) return fromPlain(posted.replaceAll('\r\n', '\n'), before)
  try {
    const blocks: unknown = JSON.parse(posted.slice(blocksMark.length))
    return isWithin(blocks, deepest) ? blocks : posted
  } catch {
    return posted
  }
}

/** Deepest nesting of objects and lists in blocks; more levels could exhaust the stack. */
const deepest = 6

const isWithin = (value: unknown, levels: number): boolean =>
  !value ||
  typeof value !== 'object' ||
  (levels > 0 && Object.values(value).every((part) => isWithin(part, levels - 1)))

const isPicture = (block: unknown): block is { picture: { alt?: unknown } } =>
  block !== null &&
  typeof block === 'object' &&
  'picture' in block &&
  block.picture !== null &&
  typeof block.picture === 'object'

export function toPlain(blocks: Blocks): string {
  const pictures = blocks.filter(isPicture)
  return blocks.map((block) => blockText(block, pictures)).join('\n\n')
}

function blockText(block: Block, pictures: readonly unknown[]): string {
  if (typeof block === 'string') return escaped(block)
  if (isPicture(block)) {
    return `![${inOneLine(String(block.picture.alt ?? ''))}](${pictures.indexOf(block) + 1})`
  }
  if ('heading' in block) return `# ${block.heading}`
  if ('list' in block) return block.list.map((line) => `- ${inOneLine(line)}`).join('\n')
  if ('quote' in block) {
    return [...block.quote.split('\n').map((line) => `> ${line}`), `> — ${block.by}`].join('\n')
  }
  return `[${block.link}](${block.to})`
}

const inOneLine = (text: string) => text.replaceAll('\n', ' ')

/** Adds a backslash to each line of a paragraph that begins like another block. */
const escaped = (text: string) => text.replace(/^(?=[#>![\\-])/gm, '\\').replaceAll('\n\n', '\n')

const unescaped = (text: string) => text.replace(/^\\(?=[#>![\\-])/gm, '')

/**
 * Reads blocks from plain text. The schema checks the addresses of links.
 *
 * @param before blocks whose pictures the text names
 */
export function fromPlain(text: string, before: unknown = []): Block[] {
  const pictures = Array.isArray(before) ? before.filter(isPicture) : []
  return text
    .split(/\n[ \t]*\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => readPicture(part, pictures) ?? readBlock(part))
}

function readPicture(part: string, pictures: readonly { picture: { alt?: unknown } }[]) {
  const [, alt, rank] = /^!\[(.*)\]\((\d+)\)$/.exec(part) ?? []
  const known = pictures[Number(rank) - 1]
  if (!known) return
  const isSame = alt === inOneLine(String(known.picture.alt ?? ''))
  return (isSame ? known : { ...known, picture: { ...known.picture, alt } }) as unknown as Block
}

function readBlock(part: string): Block {
  const lines = part.split('\n')
  if (lines.length === 1 && part.startsWith('# ')) return { heading: part.slice(2).trim() }
  if (lines.every((line) => line.startsWith('- '))) {
    return { list: lines.map((line) => line.slice(2).trim()) }
  }
  if (lines.every((line) => line.startsWith('>'))) {
    const said = lines.map((line) => line.replace(/^>[ ]?/, ''))
    const by = said.at(-1)?.startsWith('— ') ? (said.pop()?.slice(2) ?? '') : ''
    return { quote: said.join('\n'), by: by.trim() }
  }
  const [, link, to] = /^\[(.+)\]\((\S*)\)$/.exec(part) ?? []
  if (link !== undefined && to !== undefined) return { link, to: to as `/blog/${string}` }
  return unescaped(part)
}
