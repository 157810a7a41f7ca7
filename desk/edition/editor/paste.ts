/*
 * Converts pasted pages and Word documents to blocks without formatting. Works on any tree of nodes, so that tests
 * need no browser.
 */

import { type Pasted, paragraph, wordsIn } from './paste-blocks.ts'
import { isWriterComment, leftOut } from './paste-left-out.ts'
import { type Lost, nothingLost } from './paste-lost.ts'
import { checkSign } from './paste-plain.ts'
import { isNoteSign, raised, raisedOf } from './paste-raised.ts'
import {
  attribute,
  elementsIn,
  find,
  findAll,
  hasAttribute,
  type PasteNode,
  textIn,
  tidy,
} from './paste-tree.ts'
import { lineEnd, PasteWriter } from './paste-writer.ts'

const hidden = new Set([
  ...['#COMMENT', 'SCRIPT', 'STYLE', 'HEAD', 'TITLE', 'META', 'LINK', 'TEMPLATE', 'NOSCRIPT'],
  ...['IFRAME', 'OBJECT', 'SVG', 'MATH', 'SELECT', 'TEXTAREA', 'BUTTON'],
])

const blocks = new Set(
  `ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6
  HEADER HR HTML LI MAIN NAV OL P PRE SECTION TABLE TBODY TD TFOOT TH THEAD TR UL`.split(/\s+/),
)

/**
 * @param origin of the site
 * @returns the blocks, and the counts of what was lost
 */
export function cleanPaste(root: PasteNode, origin: string): { blocks: Pasted[]; lost: Lost } {
  const lost = nothingLost()
  const at = new PasteWriter(origin, lost)
  let noteTexts = 0
  let listDepth = 0
  /** Tag of the last list, while no other block follows it. */
  let lastList = ''
  let isAfterNested = false
  /** List of Word, or of Word for the web, to which the last item belongs. */
  let lastId = ''
  /** Numbered lists: their elements, or the ids of Word. */
  const numbered = new Set<PasteNode | string>()

  const within = (as: (text: string) => Pasted, node: PasteNode) =>
    at.within(as, () => visitAll(node))

  function visitAll({ childNodes }: PasteNode) {
    for (const child of childNodes) visit(child)
  }

  function visit(node: PasteNode) {
    const name = node.nodeName.toUpperCase()
    const raise = raisedOf(node, name)
    if (attribute(node, 'awml:style')) lost.garbled = 1
    if (name === '#TEXT') {
      at.text += node.nodeValue ?? ''
    } else if (isMarker(node)) {
      if (isNumber(textIn(node))) numbered.add(lastId)
    } else if (leaveOut(node, name)) {
      // Counted.
    } else if (hidden.has(name)) {
      if (name === '#COMMENT' && tidy(at.text) && isWriterComment(node)) lost.comments += 1
    } else if (raise) {
      addRaised(textIn(node), raise === 'super')
    } else if (name === 'BR') {
      at.text += at.words === paragraph ? lineEnd : ' '
    } else if (/^H[1-6]$/.test(name) || attribute(node, 'role') === 'heading') {
      within(heading, node)
    } else if (name === 'P' && wordListOf(node)) {
      visitWordItem(node)
    } else if (name === 'UL' || name === 'OL') {
      visitList(node, name)
    } else if (name === 'LI') {
      visitItem(node)
    } else if (name === 'INPUT') {
      if (attribute(node, 'type') === 'checkbox')
        at.addSign(checkSign(hasAttribute(node, 'checked')))
    } else if (name === 'BLOCKQUOTE') {
      at.end()
      visitQuote(node)
    } else if (name === 'TR') {
      visitRow(node)
    } else if (name === 'TABLE') {
      const rows = rowsIn(node).filter((row) => elementsIn(row).length > 1)
      if (rows.length > 0 && !find(node, 'TABLE')) lost.tables += 1
      within(at.words, node)
    } else if (name === 'A') {
      const start = at.text.length
      visitAll(node)
      const href = node.getAttribute?.('href')
      if (href) at.links.push({ text: at.text.slice(start), href })
    } else if (blocks.has(name) && !isCell(name)) {
      within(at.words, node)
    } else visitAll(node)
  }

  function addRaised(text: string, isSuper: boolean) {
    if (isSuper && isNoteSign(text, at.text)) lost.notes += 1
    else at.text += raised(text, isSuper, at.text)
  }

  function visitQuote(node: PasteNode) {
    const quote = at.words === paragraph ? quoteIn(node, origin) : undefined
    if (!quote) return visitAll(node)
    addLost(lost, quote.lost)
    if (quote.text) at.found.push({ kind: 'quote', text: quote.text, by: quote.by })
  }

  function leaveOut(node: PasteNode, name: string): boolean {
    const kind = leftOut(node, name)
    if (!kind) return false
    if (kind === 'noteTexts') {
      noteTexts += Math.max(1, findAll(node, ({ nodeName }) => nodeName === 'LI').length)
    } else if (kind !== 'unseen') lost[kind] += 1
    return true
  }

  /**
   * Nested lists add their items to the outer list; Writer writes them between lists of the same level. Word for the
   * web writes each item in a list of its own.
   */
  function visitList(node: PasteNode, name: string) {
    at.end()
    const [first] = elementsIn(node)
    const isNested = /^[OU]L$/.test(first?.nodeName ?? '')
    const [id = '', level = ''] = ['data-listid', 'data-aria-level'].map(
      (each) => first && attribute(first, each),
    )
    const isPart = id !== '' && (id === lastId || level > '1')
    const isSame = isNested || isPart || (isAfterNested && lastList === name)
    const isAfterList = at.last?.kind === 'list'
    const isNew = listDepth === 0 && at.words !== item && !isSame
    if (isNew && isAfterList) at.found.push(paragraph(''))
    if (!isPart) lastId = id
    const before = at.itemCount
    listDepth += 1
    visitAll(node)
    at.end()
    listDepth -= 1
    const isNumbered = name === 'OL' && at.itemCount > before
    if (isNumbered && !(isSame && !isPart && isAfterList)) numbered.add(id || node)
    if (listDepth > 0) return
    isAfterNested = isNested
    if (!isNested) lastList = name
  }

  /** Keeps as a sign what a list of tasks shows as done. */
  function visitItem(node: PasteNode) {
    at.end()
    const state = attribute(node, 'aria-checked') || attribute(node, 'data-checked')
    if (state) at.taskSign = checkSign(state === 'true')
    within(item, node)
  }

  /** Word writes the items of a list as paragraphs, with the id and level of their list. */
  function visitWordItem(node: PasteNode) {
    at.end()
    const { id, level } = wordListOf(node) ?? { id: '', level: 1 }
    const isAfterList = at.last?.kind === 'list'
    if (isAfterList && level === 1 && id !== lastId) at.found.push(paragraph(''))
    if (!isAfterList || level === 1) lastId = id
    if (isNumber(textIn(node)) && !findAll(node, isMarker)[0]) numbered.add(id)
    within(item, node)
  }

  function visitRow(node: PasteNode) {
    const row = rowIn(node, origin)
    if (!row) return within(at.words, node)
    at.end()
    addLost(lost, row.lost)
    at.text = row.text
    at.end()
  }

  visit(root)
  at.end()
  lost.notes = Math.max(lost.notes, noteTexts)
  lost.numbered += numbered.size
  return { blocks: at.found.filter((block) => !('text' in block) || block.text !== ''), lost }
}

function addLost(lost: Lost, more: Lost) {
  for (const kind of Object.keys(lost) as (keyof Lost)[]) lost[kind] += more[kind]
}

/** Mails indent by `<blockquote>` too, so one with more than two paragraphs, or other blocks, is no quotation. */
function quoteIn(node: PasteNode, origin: string) {
  const author = find(node, 'FOOTER') ?? find(node, 'CITE')
  const { blocks: said, lost } = cleanPaste(without(node, author), origin)
  if (said.length > 2 || said.some(({ kind }) => kind !== 'paragraph')) return undefined
  const texts = said.map(wordsIn)
  const signed = texts.length > 1 && /^[—–]/.test(texts.at(-1) ?? '') ? texts.pop() : undefined
  const by = tidy(author ? textIn(author) : (signed ?? '')).replace(/^[—–-]\s*/, '')
  return { text: texts.join(' '), by, lost }
}

/** One paragraph for each table row, except where a table arranges other blocks. */
function rowIn(node: PasteNode, origin: string) {
  const cells = elementsIn(node).filter(({ nodeName }) => isCell(nodeName))
  const arranges = ['TABLE', 'UL', 'OL', 'H1', 'H2', 'H3'].some((name) => find(node, name))
  if (cells.length < 2 || arranges) return undefined
  const inner = cells.map((cell) => cleanPaste({ ...plain(cell), nodeName: 'DIV' }, origin))
  const lost = nothingLost()
  for (const { lost: more } of inner) addLost(lost, more)
  const texts = inner.map(({ blocks: all }) => all.map((block) => wordsIn(block)).join(' '))
  return { text: texts.filter(Boolean).join(' · '), lost }
}

const without = (quote: PasteNode, author: PasteNode | undefined): PasteNode => {
  const copy = (node: PasteNode, nodeName = node.nodeName): PasteNode => ({
    nodeName,
    nodeValue: node.nodeValue,
    childNodes: [...node.childNodes].filter((child) => child !== author).map((one) => copy(one)),
    getAttribute: (name) => node.getAttribute?.(name) ?? null,
  })
  return copy(quote, 'DIV')
}

const heading = (text: string): Pasted => ({ kind: 'heading', text })
const item = (text: string): Pasted => ({ kind: 'list', items: [text.replace(glyph, '')] })

function rowsIn(node: PasteNode): PasteNode[] {
  return elementsIn(node).flatMap((each) => (each.nodeName === 'TR' ? [each] : rowsIn(each)))
}

const plain = (node: PasteNode): PasteNode => ({
  nodeName: node.nodeName,
  nodeValue: null,
  childNodes: node.childNodes,
})

const isCell = (name: string) => name === 'TD' || name === 'TH'

/** Bullet or number that Word exports as text of a list item. */
const isMarker = (node: PasteNode) =>
  /mso-list:\s*ignore/i.test(attribute(node, 'style')) ||
  /\bListMarkerWrappingSpan\b/.test(attribute(node, 'class'))

/** Bullet or number at the start of an item, where Word leaves out its own attributes. */
const glyph = /^(?:[·•o§▪–-]|\d{1,3}[.)]|[a-z][.)])\u00a0{2,} ?/

const isNumber = (text: string) => /^\s*\(?(?:\d+(?:\.\d+)*|[a-z]{1,4})[.)]/i.test(text)

function wordListOf(node: PasteNode): { id: string; level: number } | undefined {
  const [, id, level] = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(attribute(node, 'style')) ?? []
  if (id) return { id, level: Number(level) }
  const [named] = /\bMsoList(?:Bullet|Number)/.exec(attribute(node, 'class')) ?? []
  if (named) return { id: named, level: 1 }
  const isPlain = /\bMsoListParagraph/.test(attribute(node, 'class'))
  return isPlain && glyph.test(tidy(textIn(node))) ? { id: 'plain', level: 1 } : undefined
}
