import type { Block } from '#content/collections/posts.ts'

/*
 * Converts the blocks of an article to the editor's document, and back. Both are plain data, so that tests need no
 * browser. A block that the editor cannot edit, such as a picture, becomes one node that stores it unchanged.
 */

/** JSON of a ProseMirror node. */
export interface DocNode {
  type: string
  attrs?: Record<string, unknown>
  content?: DocNode[]
  text?: string
}

const placeholder = /\{\{([^{}]+)\}\}/g

/**
 * @param blocks of the article
 * @param known names of borrowed values; other names stay text
 */
export function blocksToDoc(blocks: readonly unknown[], known: ReadonlySet<string>): DocNode {
  const content = blocks.map((block) => blockNode(block, known))
  return node('doc', content.length > 0 ? content : [node('paragraph')])
}

function blockNode(block: unknown, known: ReadonlySet<string>): DocNode {
  const words = (type: string, text: string) => node(type, inlineNodes(text, known))
  if (typeof block === 'string') return words('paragraph', block)
  if (hasTexts(block, 'heading')) return words('heading', block.heading)
  if (hasTexts(block, 'quote', 'by')) {
    return node('quote', [words('quoteText', block.quote), words('quoteAuthor', block.by)])
  }
  if (hasTexts(block, 'link', 'to')) {
    return { ...words('link', block.link), attrs: { to: block.to } }
  }
  const items = itemsOf(block)
  if (items) {
    return node(
      'list',
      items.map((item) => words('listItem', item)),
    )
  }
  return { type: 'kept', attrs: { block } }
}

/** Whether a block has exactly these text fields, because the editor would lose others. */
function hasTexts<Name extends string>(
  block: unknown,
  ...names: Name[]
): block is Record<Name, string> {
  if (!block || typeof block !== 'object') return false
  const fields = block as Record<string, unknown>
  return (
    Object.keys(fields).length === names.length &&
    names.every((name) => typeof fields[name] === 'string')
  )
}

function itemsOf(block: unknown): string[] | undefined {
  if (!block || typeof block !== 'object' || Object.keys(block).join() !== 'list') return
  const { list } = block as { list: unknown }
  const isList = Array.isArray(list) && list.length > 0
  return isList && list.every((item) => typeof item === 'string') ? list : undefined
}

const node = (type: string, content: DocNode[] = []): DocNode =>
  content.length > 0 ? { type, content } : { type }

function inlineNodes(text: string, known: ReadonlySet<string>): DocNode[] {
  const nodes: DocNode[] = []
  let from = 0
  for (const match of text.matchAll(placeholder)) {
    const [whole, name = ''] = match
    if (!known.has(name)) continue
    nodes.push(...textNodes(text.slice(from, match.index)))
    nodes.push({ type: 'borrowed', attrs: { name } })
    from = match.index + whole.length
  }
  return [...nodes, ...textNodes(text.slice(from))]
}

const textNodes = (text: string): DocNode[] =>
  text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'break' }] : []),
      ...(line ? [{ type: 'text', text: line }] : []),
    ])

/** Leaves out blocks without words, because Enter creates an empty block. */
export function docToBlocks(doc: DocNode): Block[] {
  const blocks = (doc.content ?? []).flatMap(blockOf)
  return (blocks.length > 0 ? blocks : ['']) as Block[]
}

function blockOf({ type, attrs = {}, content = [] }: DocNode): unknown[] {
  const text = textOf(content)
  switch (type) {
    case 'kept':
      return [attrs.block]
    case 'list': {
      const list = content.map((item) => textOf(item.content)).filter(hasWords)
      return list.length > 0 ? [{ list }] : []
    }
    case 'quote': {
      const [quote = '', by = ''] = content.map((part) => textOf(part.content))
      return hasWords(quote) || hasWords(by) ? [{ quote, by }] : []
    }
    case 'heading':
      return hasWords(text) ? [{ heading: text }] : []
    case 'link':
      return hasWords(text) ? [{ link: text, to: attrs.to }] : []
    default:
      return hasWords(text) ? [text] : []
  }
}

const hasWords = (text: string) => text.trim() !== ''

function textOf(content: readonly DocNode[] = []): string {
  return content
    .map(({ type, attrs, text = '' }) => {
      if (type === 'borrowed') return `{{${attrs?.name}}}`
      return type === 'break' ? '\n' : text
    })
    .join('')
}
