import type { Block } from './posts.ts'

/*
 * Blocks of an article as plain text, for browsers without scripts: paragraphs between empty lines, `# ` before
 * a title, `- ` before each line of a list, `> ` before a quotation and `> — ` before its author, and
 * `[words](/address)` for a link.
 */

type Blocks = readonly Block[]

export function toPlain(blocks: Blocks): string {
  return blocks.map(blockText).join('\n\n')
}

function blockText(block: Block): string {
  if (typeof block === 'string') return escaped(block)
  if ('heading' in block) return `# ${block.heading}`
  if ('list' in block) return block.list.map((line) => `- ${inOneLine(line)}`).join('\n')
  if ('quote' in block) {
    return [...block.quote.split('\n').map((line) => `> ${line}`), `> — ${block.by}`].join('\n')
  }
  return `[${block.link}](${block.to})`
}

const inOneLine = (text: string) => text.replaceAll('\n', ' ')

/** A paragraph that begins like another block keeps its first sign behind a backslash. */
const escaped = (text: string) => text.replace(/^(?=[#>[\\-])/gm, '\\').replaceAll('\n\n', '\n')

const unescaped = (text: string) => text.replace(/^\\(?=[#>[\\-])/gm, '')

/** Reads blocks from plain text. Wrong addresses are left to the schema. */
export function fromPlain(text: string): Block[] {
  return text
    .split(/\n[ \t]*\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readBlock)
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
