import { type Pasted, paragraph } from './paste-blocks.ts'
import { type Lost, nothingLost } from './paste-lost.ts'
import { tidy } from './paste-tree.ts'

/** Longest line of programs that break the lines of a paragraph. */
const brokenAt = 100

/** Shortest line of a mail that is broken because it is full. */
const fullAt = 60

/** Joins the lines between empty lines, unless one of them is too long to be broken: then each is a paragraph. */
export function joinLines(text: string, at = '\n'): string[] {
  const parts: string[][] = [[]]
  for (const each of text.split(at)) {
    if (tidy(each)) parts.at(-1)?.push(each.trim())
    else parts.push([])
  }
  const isBroken = (lines: string[]) => lines.every((line) => tidy(line).length <= brokenAt)
  return parts.flatMap((lines) => {
    if (!isBroken(lines)) return lines.map(tidy)
    return lines.length > 0 ? tidy(lines.reduce(joinTwo)) : []
  })
}

/** Documents of pages divide words and ranges at a hyphen. */
function joinTwo(before: string, after: string): string {
  const isDivided =
    /\u00ad$/.test(before) || (/[\p{L}\d]-$/u.test(before) && /^[\p{Ll}\d]/u.test(after))
  return before + (isDivided ? '' : ' ') + after
}

export const checkSign = (isDone: boolean) => (isDone ? '☑ ' : '☐ ')

/** Markdown writes what is done as `[x]`. */
const withCheckSign = (words: string) =>
  words.replace(/^\[([ x])\] /i, (_, mark: string) => checkSign(mark !== ' '))

/** Word writes « o » and signs of the typeface Symbol before a tab. */
const bullet =
  /^\s*(?:[-*•·▪◦–●○■□►➢✓‣⁃§\uf0b7\uf0a7]|o(?=\t)|\d{1,3}[.)]|[a-z]\)|[a-z]{1,4}\.(?=\t))\s+/
const label = /^\s*(?:\d|[a-z]{1,4}[.)])/
/** Firefox writes a space before the tab. */
const row = /\S[ \u00a0]*\t\s*\S/

/** Converts a pasted plain text; lines with a bullet become a list, numbers stay. */
export function cleanPlain(text: string): { blocks: Pasted[]; lost: Lost } {
  const blocks: Pasted[] = []
  const lost = nothingLost()
  let open: string[] = []
  /** The list that the next line may continue, with the indents of its first and last item. */
  let list: { items: string[]; indent: number; last: number; isNumbered: boolean } | undefined
  let isFull = false

  function endParagraph() {
    blocks.push(...joinLines(open.join('\n')).map(paragraph))
    open = []
  }

  function addItem(line: string) {
    const isNumbered = label.test(line)
    const indent = indentOf(line)
    const isOther = list && list.isNumbered !== isNumbered && indent <= list.indent
    const words = withCheckSign(tidy(isNumbered ? line : line.replace(bullet, '')))
    if (list && !isOther) {
      list.items.push(words)
      list.last = indent
      return
    }
    endParagraph()
    const items = [words]
    blocks.push({ kind: 'list', items })
    list = { items, indent, last: indent, isNumbered }
  }

  function addRows(rows: string[]) {
    endParagraph()
    list = undefined
    lost.tables += 1
    const cells = (line: string) => line.split('\t').map(tidy).filter(Boolean)
    blocks.push(...rows.map((line) => paragraph(cells(line).join(' · '))))
  }

  for (const lines of groups(text.split(/\r\n?|\n/))) {
    const [line = ''] = lines
    if (lines.length > 1) addRows(lines)
    else if (bullet.test(line)) addItem(line)
    else if (list && tidy(line) && (indentOf(line) > list.last || isFull)) {
      list.items.push(`${list.items.pop()} ${tidy(line)}`)
    } else if (tidy(line) || !list) {
      list = undefined
      open.push(line)
    }
    isFull = tidy(line).length >= fullAt && tidy(line).length <= brokenAt
  }
  endParagraph()
  return { blocks, lost }
}

const indentOf = (line: string) => line.length - line.trimStart().length

/** Groups the lines of each table: two or more lines with tabs between their words. */
function groups(lines: string[]): string[][] {
  const all: string[][] = []
  for (const line of lines) {
    const last = all.at(-1)
    const isRow = row.test(line) && !bullet.test(line)
    if (isRow && last && row.test(last[0] ?? '') && !bullet.test(last[0] ?? '')) last.push(line)
    else all.push([line])
  }
  return all
}

/** A year with one digit more, a word with digits, an area: maybe the mark of a note, or a power. */
const suspect =
  /\d+[ \u00a0\u202f][kcdm]?m[23](?![\p{L}\p{N}])|(?<![\d.,\u00a0\u202f])(?:19|20)\d\d[1-9](?!\d|[ \u00a0\u202f]?[\d€$%]|\s\p{Lu})|(?<![\p{L}\p{N}])\p{L}{4,}[1-9]\d?(?![\p{L}\p{N}])/gu

/**
 * Asks to check numbers, because neither plain text nor the HTML of LibreOffice Calc has raised numbers. A text with
 * raised digits of its own lost none.
 */
export function suspectWords(text: string): string {
  if (/[⁰¹²³⁴-⁹]/.test(text)) return ''
  const found = [...new Set(text.match(suspect))].slice(0, 3)
  if (found.length === 0) return ''
  const quoted = found.map((each) => `«\u00a0${each}\u00a0»`).join(', ')
  return ` Un exposant ou un appel de note s’est peut-être collé au texte\u00a0: vérifiez ${quoted}.`
}

/** Whether HTML comes from LibreOffice Calc, or from another of its programs, without any raised number. */
export const isFlat = (html: string) =>
  /\bcontent="LibreOffice/.test(html) && !/<su[bp]\b/i.test(html)
