/*
 * Converts pasted pages and Word documents to blocks without formatting. Works on any tree of nodes, so that tests
 * need no browser.
 */

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
 * @returns the blocks, and the number of links that were lost
 */
export function cleanPaste(
  root: PasteNode,
  origin: string,
): { blocks: Pasted[]; lostLinks: number } {
  const found: Pasted[] = []
  let lostLinks = 0
  let line: { text: string; links: { text: string; href: string }[] } = { text: '', links: [] }
  let words: (text: string) => Pasted = paragraph

  /** Ends the current text; it becomes a link block if it consists of one link to this site. */
  function end() {
    const text = tidy(line.text)
    const [link] = line.links
    if (text) {
      const made = words(text)
      const isAll = link && made.kind === 'paragraph' && tidy(link.text) === text
      const to = isAll ? ownAddress(link.href, origin) : undefined
      const last = found.at(-1)
      if (made.kind === 'list' && last?.kind === 'list') last.items.push(...made.items)
      else found.push(to ? { kind: 'link', text, to } : made)
      lostLinks += line.links.filter(({ href }) => isAddress(href)).length - (to ? 1 : 0)
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
    } else if (hidden.has(name) || isMarker(node)) {
      // Skipped.
    } else if (name === 'BR') {
      // A line break ends a paragraph, but not a list item or a title.
      if (words === paragraph) end()
      else line.text += ' '
    } else if (/^H[1-6]$/.test(name)) {
      within(heading, node)
    } else if (isWordListItem(node)) {
      within(item, node)
    } else if (name === 'UL' || name === 'OL') {
      end()
      separateLists(words)
      visitAll(node)
      end()
    } else if (name === 'LI') {
      within(item, node)
    } else if (name === 'BLOCKQUOTE') {
      end()
      visitQuote(node)
    } else if (name === 'TR') {
      // One paragraph for each table row.
      within(words, { nodeName: name, nodeValue: null, childNodes: spaced(node) })
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
    lostLinks += said.lostLinks
    const text = said.blocks.map((block) => ('text' in block ? block.text : '')).join(' ')
    const by = author ? tidy(textIn(author)).replace(/^[—–-]\s*/, '') : ''
    if (text) found.push({ kind: 'quote', text, by })
  }

  /** Keeps adjacent lists apart; a nested list adds its lines to the outer list. */
  function separateLists(around: (text: string) => Pasted) {
    const last = found.at(-1)
    if (around !== item && last?.kind === 'list') found.push(paragraph(''))
  }

  visit(root)
  end()
  return { blocks: found.filter((block) => !('text' in block) || block.text !== ''), lostLinks }
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

const textIn = ({ nodeValue, childNodes }: PasteNode): string =>
  nodeValue ?? [...childNodes].map(textIn).join('')

const isAddress = (href: string) => /^(https?:|\/)/i.test(href.trim())

const paragraph = (text: string): Pasted => ({ kind: 'paragraph', text })
const heading = (text: string): Pasted => ({ kind: 'heading', text })
const item = (text: string): Pasted => ({ kind: 'list', items: [text] })

/** Collapses only breaking spaces: authors type non-breaking spaces on purpose. */
const tidy = (text: string) => text.replaceAll(/[ \t\r\n]+/g, ' ').trim()

const isCell = (name: string) => name === 'TD' || name === 'TH'

function spaced({ childNodes }: PasteNode): PasteNode[] {
  const space: PasteNode = { nodeName: '#text', nodeValue: ' ', childNodes: [] }
  return [...childNodes].flatMap((child) => [child, space])
}

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
