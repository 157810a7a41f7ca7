import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface Node {
  role: string
  alt: string
  text: string
  children: Node[]
}

export interface Item {
  text: string
  page: number
  left: number
  right: number
  y: number
  size: number
}

export interface ReadPdf {
  pages: number
  title: string
  language: string
  isMarked: boolean
  isUniversal: boolean
  fonts: { name: string; isEmbedded: boolean }[]
  unmarked: number
  nodes: Node[]
  items: Item[]
}

export async function readPdf(file: Buffer): Promise<ReadPdf> {
  const pdf = await getDocument({
    data: new Uint8Array(file),
    disableFontFace: true,
    verbosity: 0,
  }).promise
  const { info } = await pdf.getMetadata()
  const facts = info as Record<string, unknown>
  // pdf.js returns a Map, contrary to its types.
  const marks = (await pdf.getMarkInfo()) as unknown as Map<string, boolean> | null
  const read: ReadPdf = {
    pages: pdf.numPages,
    title: String(facts.Title),
    language: String(facts.Language),
    isMarked: marks?.get('Marked') === true,
    isUniversal: file.toString('latin1').includes('<pdfuaid:part>1</pdfuaid:part>'),
    fonts: fontsOf(file),
    unmarked: 0,
    nodes: [],
    items: [],
  }
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const { fnArray } = await page.getOperatorList()
    let depth = 0
    for (const operator of fnArray) {
      if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps)
        depth += 1
      else if (operator === OPS.endMarkedContent) depth -= 1
      else if (painting.has(operator) && depth === 0) read.unmarked += 1
    }
    const height = page.view[3] ?? 0
    const texts = new Map<string, string>()
    const open: (string | undefined)[] = []
    for (const item of items) {
      if ('type' in item) {
        if (item.type === 'endMarkedContent') open.pop()
        else open.push(item.id)
        continue
      }
      const id = open.findLast((mark) => mark !== undefined)
      if (id) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
      const [, , , size = 0, left = 0, y = 0] = item.transform as number[]
      if (item.str.trim() === '') continue
      read.items.push({
        text: item.str,
        page: number,
        left,
        right: left + item.width,
        y: height - y,
        size,
      })
    }
    const tree = await page.getStructTree()
    if (tree) read.nodes.push(nodeOf(tree, texts))
  }
  await pdf.loadingTask.destroy()
  return read
}

/** In pdf.js, every path is one operator, painted or not. */
const painting = new Set<number>([OPS.showText, OPS.showSpacedText, OPS.constructPath, OPS.fill])

interface Tree {
  role?: string
  alt?: string
  type?: string
  id?: string
  children?: unknown[]
}

function nodeOf({ role = '', alt = '', children = [] }: Tree, texts: Map<string, string>): Node {
  const parts = children as Tree[]
  const text = parts.map(({ type, id }) => (type === 'content' && id ? texts.get(id) : '') ?? '')
  return {
    role,
    alt,
    text: text.join(''),
    children: parts.filter((part) => part.role !== undefined).map((part) => nodeOf(part, texts)),
  }
}

/** Lists the fonts named in the file; pdfkit writes dictionaries uncompressed. */
function fontsOf(file: Buffer): ReadPdf['fonts'] {
  const objects = file.toString('latin1').split('endobj')
  const embedded = objects
    .filter((object) => /\/FontFile2 \d/.test(object))
    .map((object) => /\/FontName \/(\S+)/.exec(object)?.[1])
  const names = objects.flatMap((object) => /\/BaseFont \/(\S+)/.exec(object)?.[1] ?? [])
  return [...new Set(names)].map((name) => ({ name, isEmbedded: embedded.includes(name) }))
}
