/*
 * Converts pasted pages and Word documents to blocks without formatting. Works on any tree of nodes, so that tests
 * need no browser.
 */

import { withoutSoftSigns } from '#forms/pasted.ts'

export interface PasteNode {
  /** As in HTML documents: `P`, `#text`. */
  nodeName: string
  nodeValue: string | null
  childNodes: Iterable<PasteNode>
  getAttribute?(name: string): string | null
}

export type Pasted =
  | { kind: 'paragraph' | 'heading'; text: string }
  | { kind: 'quote'; text: string; by: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'link'; text: string; to: string }

/** Numbers of the parts that an article cannot hold, by their kind. */
export interface Lost {
  links: number
  pictures: number
  notes: number
  comments: number
  deletions: number
  tables: number
  numbered: number
  equations: number
}

const nothingLost = (): Lost => ({
  ...{ links: 0, pictures: 0, notes: 0, comments: 0 },
  ...{ deletions: 0, tables: 0, numbered: 0, equations: 0 },
})

const hidden = new Set([
  ...['#COMMENT', 'SCRIPT', 'STYLE', 'HEAD', 'TITLE', 'META', 'LINK', 'TEMPLATE', 'NOSCRIPT'],
  ...['IFRAME', 'OBJECT', 'SVG', 'MATH', 'SELECT', 'TEXTAREA', 'BUTTON'],
])

const blocks = new Set(
  `ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6
  HEADER HR HTML LI MAIN NAV OL P PRE SECTION TABLE TBODY TD TFOOT TH THEAD TR UL`.split(/\s+/),
)

/** Returns the path of a page of this site; undefined for other URLs, to which an article cannot link. */
export function ownAddress(href: string, origin: string): string | undefined {
  const typed = href.trim()
  if (/^\/(?![/\\])\S*$/.test(typed)) return typed
  const url = URL.parse(typed)
  const isOwn = url !== null && /^https?:$/.test(url.protocol) && url.origin === origin
  return isOwn ? url.pathname + url.search + url.hash : undefined
}

/**
 * @param origin of the site
 * @returns the blocks, and the counts of what was lost
 */
export function cleanPaste(root: PasteNode, origin: string): { blocks: Pasted[]; lost: Lost } {
  const found: Pasted[] = []
  const lost = nothingLost()
  let noteTexts = 0
  let listDepth = 0
  /** Tag of the last list, while no other block follows it. */
  let lastList = ''
  let isAfterNested = false
  let line: { text: string; links: { text: string; href: string }[] } = { text: '', links: [] }
  let words: (text: string) => Pasted = paragraph

  /** Ends the current text; it becomes a link block if it consists of one link to this site. */
  function end() {
    const parts = words === paragraph ? joinLines(line.text.replaceAll('\n', ' '), lineEnd) : []
    if (parts.length > 1) {
      found.push(...parts.map(paragraph))
      lost.links += line.links.filter(({ href }) => isAddress(href)).length
      line = { text: '', links: [] }
      return
    }
    const text = tidy(line.text)
    const [link] = line.links
    if (text) {
      const made = words(text)
      const isAll = link && made.kind === 'paragraph' && tidy(link.text) === text
      const to = isAll ? ownAddress(link.href, origin) : undefined
      const last = found.at(-1)
      if (made.kind === 'list' && last?.kind === 'list') last.items.push(...made.items)
      else found.push(to ? { kind: 'link', text, to } : made)
      lost.links += line.links.filter(({ href }) => isAddress(href)).length - (to ? 1 : 0)
    }
    line = { text: '', links: [] }
  }

  function within(as: (text: string) => Pasted, node: PasteNode) {
    const outer = words
    end()
    words = as
    visitAll(node)
    end()
    words = outer
  }

  function visitAll({ childNodes }: PasteNode) {
    for (const child of childNodes) visit(child)
  }

  function visit(node: PasteNode) {
    const name = node.nodeName.toUpperCase()
    if (name === '#TEXT') {
      line.text += node.nodeValue ?? ''
    } else if (isMarker(node)) {
      if (/\d/.test(textIn(node))) lost.numbered = Math.max(lost.numbered, 1)
    } else if (leaveOut(node, name)) {
      // Counted.
    } else if (hidden.has(name)) {
      // Skipped.
    } else if (raisedOf(node, name)) {
      line.text += raised(textIn(node), raisedOf(node, name) === 'super', line.text)
    } else if (name === 'BR') {
      line.text += words === paragraph ? lineEnd : ' '
    } else if (/^H[1-6]$/.test(name)) {
      within(heading, node)
    } else if (isWordListItem(node)) {
      within(item, node)
    } else if (name === 'UL' || name === 'OL') {
      visitList(node, name)
    } else if (name === 'LI') {
      within(item, node)
    } else if (name === 'BLOCKQUOTE') {
      end()
      visitQuote(node)
    } else if (name === 'TR') {
      visitRow(node)
    } else if (name === 'TABLE') {
      const rows = rowsIn(node).filter((row) => elementsIn(row).length > 1)
      if (rows.length > 0 && !find(node, 'TABLE')) lost.tables += 1
      within(words, node)
    } else if (name === 'A') {
      const start = line.text.length
      visitAll(node)
      const href = node.getAttribute?.('href')
      if (href) line.links.push({ text: line.text.slice(start), href })
    } else if (blocks.has(name) && !isCell(name)) {
      within(words, node)
    } else visitAll(node)
  }

  /** Mails indent by `<blockquote>` too, so one with more than two paragraphs, or other blocks, is no quotation. */
  function visitQuote(node: PasteNode) {
    const author = find(node, 'FOOTER') ?? find(node, 'CITE')
    const said = cleanPaste(without(node, author), origin)
    const isQuote = said.blocks.length <= 2 && said.blocks.every(({ kind }) => kind === 'paragraph')
    if (!isQuote || words !== paragraph) return visitAll(node)
    add(said.lost)
    const text = said.blocks.map((block) => ('text' in block ? block.text : '')).join(' ')
    const by = author ? tidy(textIn(author)).replace(/^[—–-]\s*/, '') : ''
    if (text) found.push({ kind: 'quote', text, by })
  }

  function add(more: Lost) {
    for (const kind of Object.keys(lost) as (keyof Lost)[]) lost[kind] += more[kind]
  }

  function leaveOut(node: PasteNode, name: string): boolean {
    const kind = leftOut(node, name)
    if (!kind) return false
    if (kind === 'noteTexts') noteTexts += 1
    else if (kind !== 'commentTexts') lost[kind] += 1
    return true
  }

  /** Nested lists add their items to the outer list; Writer writes them between lists of the same level. */
  function visitList(node: PasteNode, name: string) {
    end()
    const isNested = elementsIn(node)[0]?.nodeName.match(/^[OU]L$/) != null
    const isSame = isNested || (isAfterNested && lastList === name)
    const last = found.at(-1)
    const isNew = listDepth === 0 && words !== item && !isSame
    if (isNew && last?.kind === 'list') found.push(paragraph(''))
    if (name === 'OL' && !(isSame && last?.kind === 'list')) lost.numbered += 1
    listDepth += 1
    visitAll(node)
    end()
    listDepth -= 1
    if (listDepth > 0) return
    isAfterNested = isNested
    if (!isNested) lastList = name
  }

  /** One paragraph for each table row, except where a table arranges other blocks. */
  function visitRow(node: PasteNode) {
    const cells = elementsIn(node).filter(({ nodeName }) => isCell(nodeName))
    const arranges = ['TABLE', 'UL', 'OL', 'H1', 'H2', 'H3'].some((name) => find(node, name))
    if (cells.length < 2 || arranges) return within(words, node)
    end()
    const inner = cells.map((cell) => cleanPaste({ ...plain(cell), nodeName: 'DIV' }, origin))
    for (const { lost: more } of inner) add(more)
    const texts = inner.map(({ blocks: all }) => all.map((block) => wordsIn(block)).join(' '))
    line.text = texts.filter(Boolean).join(' · ')
    end()
  }

  visit(root)
  end()
  lost.notes = Math.max(lost.notes, noteTexts)
  return { blocks: found.filter((block) => !('text' in block) || block.text !== ''), lost }
}

function find(node: PasteNode, name: string): PasteNode | undefined {
  for (const child of node.childNodes) {
    const found = child.nodeName === name ? child : find(child, name)
    if (found) return found
  }
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

/** Word's conditional sections, such as `<![if !supportFootnotes]>`, are comments for a browser. */
const textIn = ({ nodeName, nodeValue, childNodes }: PasteNode): string =>
  nodeName === '#comment' ? '' : (nodeValue ?? [...childNodes].map(textIn).join(''))

const isAddress = (href: string) => /^(https?:|\/)/i.test(href.trim())

const paragraph = (text: string): Pasted => ({ kind: 'paragraph', text })
const heading = (text: string): Pasted => ({ kind: 'heading', text })
const item = (text: string): Pasted => ({ kind: 'list', items: [text] })

/** Collapses only breaking spaces: authors type non-breaking spaces on purpose. */
const tidy = (text: string) =>
  withoutSoftSigns(text)
    .replaceAll(/[ \t\r\n\u2028]+/g, ' ')
    .trim()

const lineEnd = '\u2028'

/** Longest line of programs that break the lines of a paragraph. */
const brokenAt = 100

/** Joins the lines of a paragraph; an empty line ends it, and so does a line too long to be a broken one. */
function joinLines(text: string, at = '\n'): string[] {
  const parts: string[] = []
  let isOpen = false
  for (const each of text.split(at)) {
    const words = tidy(each)
    if (words && isOpen) parts.push(`${parts.pop()} ${words}`)
    else if (words) parts.push(words)
    isOpen = words !== '' && words.length <= brokenAt
  }
  return parts
}

const bullet = /^\s*(?:[-*•·▪◦–]|\d{1,3}[.)])\s+/

/** Converts a pasted plain text; lines with a bullet become a list, numbers stay. */
export function cleanPlain(text: string): Pasted[] {
  const found: Pasted[] = []
  let open: string[] = []
  const end = () => {
    found.push(...joinLines(open.join('\n')).map(paragraph))
    open = []
  }
  for (const each of text.split(/\r\n?|\n/)) {
    const last = found.at(-1)
    if (!bullet.test(each)) {
      open.push(each)
      continue
    }
    const isNext = last?.kind === 'list' && open.every((other) => tidy(other) === '')
    end()
    const words = tidy(/^\s*\d/.test(each) ? each : each.replace(bullet, ''))
    if (isNext) last.items.push(words)
    else found.push({ kind: 'list', items: [words] })
  }
  end()
  return found
}

const superDigits = signs(
  '0123456789+-−=()abcdefghijklmnoprstuvwxyz',
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ',
)
const subDigits = signs('0123456789+-−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ')

function signs(from: string, to: string): Map<string, string> {
  const all = [...to]
  return new Map([...from].map((sign, index) => [sign, all[index] ?? sign]))
}

/** Raised letters of French abbreviations: « 1er », « XIXe », « Mme ». */
const raisedLetters =
  /^(?:ers?|[eè]?res?|e|es|[eè]mes?|nde?s?|ds?|rs?|lles?|mes?|gr|te?s?|ie|st|rd|th)$/i

function raised(pasted: string, isSuper: boolean, before: string): string {
  const text = tidy(pasted)
  if (!text || !tidy(before) || /^[®©™]$/.test(text)) return pasted
  if (isSuper && /^os?$/.test(text) && /[nN\d]$/.test(before)) return text.replace('o', '°')
  if (isSuper && /^tm$/i.test(text)) return '™'
  if (isSuper && raisedLetters.test(text) && /[\p{Lu}\d]$/u.test(before)) return text
  const all = isSuper ? superDigits : subDigits
  if ([...text].every((sign) => all.has(sign))) {
    return [...text].map((sign) => all.get(sign)).join('')
  }
  const short = /^[\p{L}\p{N}]$/u.test(text) ? text : `(${text})`
  return (isSuper ? '^' : '_') + short
}

function raisedOf(node: PasteNode, name: string): 'super' | 'sub' | undefined {
  const isInline = name === 'SPAN' || name === 'FONT' || name === 'SUP' || name === 'SUB'
  if (!isInline || find(node, 'A') || find(node, 'IMG')) return undefined
  if (name === 'SUP') return 'super'
  if (name === 'SUB') return 'sub'
  const [, found] = /vertical-align:\s*(super|sub)\b/i.exec(attribute(node, 'style')) ?? []
  return found?.toLowerCase() as 'super' | 'sub' | undefined
}

const noteMark =
  /^[^#]*#(?:_ftn|_edn|ftnt|sdfootnote|sdendnote|fn|footnote|endnote|cite_note|_ftnref|_ednref)[-:_]?\w*/i
const noteBack =
  /#(?:_ftnref|_ednref|ftnt_ref|sdfootnote\d+anc|sdendnote\d+anc|fnref|footnote-ref)/i
const commentBack = /#(?:cmnt_ref|_msoanchor)/i

type LeftOut = Exclude<keyof Lost, 'links' | 'numbered'> | 'noteTexts' | 'commentTexts'

/** Word, Writer, Google Docs, pandoc and AbiWord each mark notes, comments and deletions in their own way. */
function leftOut(node: PasteNode, name: string): LeftOut | undefined {
  const style = attribute(node, 'style')
  const classes = attribute(node, 'class')
  if (/^(?:IMG|PICTURE|VIDEO|AUDIO|SVG|CANVAS)$/.test(name)) return 'pictures'
  if (name === 'MATH') return 'equations'
  if (name === 'SUP' && isNoteMark(node)) return 'notes'
  if (/^(?:DEL|S|STRIKE)$/.test(name) || /\bmsoDel\b/.test(classes)) return 'deletions'
  if (/text-decoration[^;]*line-through/i.test(style)) return 'deletions'
  if (/mso-element:\s*comment/i.test(style)) return 'commentTexts'
  if (/mso-element:\s*(?:foot|end)note-list/i.test(style)) return 'noteTexts'
  if (/\bMsoCommentReference\b|\bmsocomanchor\b/.test(classes)) return 'comments'
  const href = attribute(node, 'href')
  const role = attribute(node, 'role')
  if (name === 'A') {
    if (/#(?:cmnt|_msocom)/i.test(href)) return 'comments'
    if (role === 'doc-noteref' || (noteMark.test(href) && isShort(node))) return 'notes'
    return undefined
  }
  if (!/^(?:DIV|P|LI|SECTION|ASIDE|OL)$/.test(name)) return undefined
  if (/^doc-(?:endnotes?|footnote)$/.test(role)) return 'noteTexts'
  if (/^(?:sdfootnote|sdendnote)\d+$/.test(attribute(node, 'id'))) return 'noteTexts'
  if (/\bfootnote_anchor\b|\bMso(?:Foot|End)noteText\b/.test(classes)) return 'noteTexts'
  const first = firstElement(node)
  if (first?.nodeName !== 'A') return undefined
  const back = attribute(first, 'href')
  if (commentBack.test(back)) return 'commentTexts'
  return noteBack.test(back) ? 'noteTexts' : undefined
}

function rowsIn(node: PasteNode): PasteNode[] {
  return elementsIn(node).flatMap((each) => (each.nodeName === 'TR' ? [each] : rowsIn(each)))
}

/** A raised link of one number or sign is a note mark, whatever its address. */
function isNoteMark(node: PasteNode): boolean {
  const link = find(node, 'A')
  const text = tidy(textIn(node))
  return link !== undefined && tidy(textIn(link)) === text && /^\W?(?:\d{1,3}|[*†‡])\W?$/.test(text)
}

/** Marks are numbers, letters or signs, maybe between brackets. */
const isShort = (node: PasteNode) => tidy(textIn(node)).length <= 6

const elementsIn = ({ childNodes }: PasteNode) =>
  [...childNodes].filter(({ nodeName }) => !nodeName.startsWith('#'))

/** Finds the element with which the text of a block begins. */
function firstElement(node: PasteNode): PasteNode | undefined {
  const first = [...node.childNodes].find((child) => tidy(textIn(child)) !== '')
  if (!first || first.nodeName === '#text') return undefined
  return /^(?:P|SPAN|SUP|B)$/.test(first.nodeName) ? firstElement(first) : first
}

const plain = (node: PasteNode): PasteNode => ({
  nodeName: node.nodeName,
  nodeValue: null,
  childNodes: node.childNodes,
})

const wordsIn = (block: Pasted) => ('text' in block ? block.text : block.items.join(' '))

const lostKinds: [keyof Lost, string, string][] = [
  ['pictures', 'une image n’est pas gardée', 'images ne sont pas gardées'],
  ['notes', 'une note n’est pas gardée', 'notes ne sont pas gardées'],
  ['comments', 'un commentaire n’est pas gardé', 'commentaires ne sont pas gardés'],
  ['deletions', 'un passage barré n’est pas gardé', 'passages barrés ne sont pas gardés'],
  ['equations', 'une équation n’est pas gardée', 'équations ne sont pas gardées'],
  ['tables', 'un tableau devient des paragraphes', 'tableaux deviennent des paragraphes'],
  ['numbered', 'une liste numérotée perd ses numéros', 'listes numérotées perdent leurs numéros'],
]

export const pictureWay = 'Pour mettre une image, prenez le bouton «\u00a0Image\u00a0».'

/** Returns a French sentence about the parts that a paste left out. */
export function lostWords(lost: Lost): string {
  const all = lostKinds.flatMap(([kind, one, many]) => {
    const count = lost[kind]
    if (count === 0) return []
    return count === 1 ? [one] : [`${count} ${many}`]
  })
  const [first = '', ...others] = all
  const parts = [first && `${first[0]?.toUpperCase()}${[first.slice(1), ...others].join(', ')}.`]
  if (lost.pictures) parts.push(pictureWay)
  if (lost.links) {
    const links =
      lost.links === 1 ? 'Un lien n’est pas gardé' : `${lost.links} liens ne sont pas gardés`
    parts.push(`${links}\u00a0: un lien occupe un bloc, et mène à une page du site.`)
  }
  return parts
    .filter(Boolean)
    .map((each) => ` ${each}`)
    .join('')
}

const isCell = (name: string) => name === 'TD' || name === 'TH'

/** Word writes lists as paragraphs of this class. */
const isWordListItem = (node: PasteNode) =>
  node.nodeName === 'P' && /\bMsoList(Paragraph|Bullet|Number)/.test(attribute(node, 'class'))

/** Bullet or number that Word exports as text of a list item. */
const isMarker = (node: PasteNode) => /mso-list:\s*ignore/i.test(attribute(node, 'style'))

const attribute = (node: PasteNode, name: string) => node.getAttribute?.(name) ?? ''

/** HTML that the editor's nodes parse (desk/edition/editor/nodes.ts). */
export const pastedHtml = (pasted: readonly Pasted[]) => pasted.map(blockHtml).join('')

function blockHtml(block: Pasted): string {
  switch (block.kind) {
    case 'list':
      return `<ul>${block.items.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`
    case 'heading':
      return `<h3>${escaped(block.text)}</h3>`
    case 'quote':
      return `<blockquote><p class="quote-text">${escaped(block.text)}</p><footer>${escaped(block.by)}</footer></blockquote>`
    case 'link':
      return `<p data-to="${escaped(block.to)}">${escaped(block.text)}</p>`
    case 'paragraph':
      return `<p>${escaped(block.text)}</p>`
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** Clipboards of other editors built on ProseMirror have `data-pm-slice` too. */
export const isOwn = (html: string) =>
  /\bdata-pm-slice=/.test(html) && /\bdata-(?:kind|words|borrowed)=/.test(html)
