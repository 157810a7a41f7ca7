import type { Lost } from './paste-lost.ts'
import {
  attribute,
  find,
  findAll,
  hasAttribute,
  type PasteNode,
  textIn,
  tidy,
} from './paste-tree.ts'

/*
 * Recognizes what an article cannot hold. Word, Writer, Calc, Google Docs, pandoc, AbiWord, Markdown and Wikipedia each
 * mark notes, comments and deletions in their own way.
 */

export type LeftOut =
  | Exclude<keyof Lost, 'links' | 'numbered' | 'tables' | 'garbled'>
  | 'noteTexts'
  /** Left out without being counted. */
  | 'unseen'

const noteMark =
  /^[^#]*#(?:_ftn|_edn|ftnt|sdfootnote|sdendnote|user-content-fn|fn|footnote|endnote|cite_note|_ftnref|_ednref)[-:_]?\w*/i
const noteBack =
  /#(?:_ftnref|_ednref|ftnt_ref|sdfootnote\d+anc|sdendnote\d+anc|user-content-fnref|fnref|footnote-ref|cite_ref)/i
const commentBack = /#(?:cmnt_ref|_msoanchor)/i

export function leftOut(node: PasteNode, name: string): LeftOut | undefined {
  if (name === 'COMMENT') return 'comments'
  if (isHidden(node)) return 'unseen'
  if (name === 'IMG' && isTracker(node)) return 'unseen'
  if (/^(?:IMG|PICTURE|VIDEO|AUDIO|SVG|CANVAS)$/.test(name)) return 'pictures'
  const style = attribute(node, 'style')
  const classes = attribute(node, 'class')
  const isEquation = /^(?:MATH|MJX-CONTAINER)$/.test(name) || /\b(?:katex|MathJax)\b/.test(classes)
  if (isEquation || /\bmwe-math-element\b/.test(classes)) return 'equations'
  if (name === 'SUP' && isLinkedMark(node)) return 'notes'
  if (/^(?:DEL|S|STRIKE)$/.test(name) || /\bmsoDel\b/.test(classes)) return 'deletions'
  if (/text-decoration[^;]*line-through/i.test(style)) return 'deletions'
  if (/mso-element:\s*comment/i.test(style)) return 'unseen'
  if (/mso-element:\s*(?:foot|end)note-list/i.test(style)) return 'noteTexts'
  if (/\bMsoCommentReference\b|\bmsocomanchor\b/.test(classes)) return 'comments'
  if (/(?:Foot|End)noteReference\b/.test(classes)) return 'notes'
  return name === 'A' ? leftOutLink(node) : leftOutBlock(node, name)
}

function leftOutLink(node: PasteNode): LeftOut | undefined {
  const href = attribute(node, 'href')
  if (/#(?:cmnt|_msocom)/i.test(href)) return 'comments'
  const isMark = attribute(node, 'role') === 'doc-noteref' || noteMark.test(href)
  return isMark && isShort(node) ? 'notes' : undefined
}

function leftOutBlock(node: PasteNode, name: string): LeftOut | undefined {
  if (!/^(?:DIV|P|LI|SECTION|ASIDE|OL)$/.test(name)) return undefined
  const classes = attribute(node, 'class')
  const isNotes =
    /^doc-(?:endnotes?|footnote)$/.test(attribute(node, 'role')) ||
    /^(?:sdfootnote|sdendnote)\d+$/.test(attribute(node, 'id')) ||
    /\bfootnote_anchor\b|\bMso(?:Foot|End)noteText\b/.test(classes) ||
    (name !== 'P' && /(?:^|\s)footnotes(?:\s|$)/.test(classes)) ||
    (name === 'OL' && /(?:^|\s)references(?:\s|$)/.test(classes))
  if (isNotes) return 'noteTexts'
  const leadsTo = (href: RegExp) => (one: PasteNode) =>
    one.nodeName === 'A' && href.test(attribute(one, 'href'))
  // The text of a note leads back to its mark.
  const isNote = /^(?:LI|P)$/.test(name) && findAll(node, leadsTo(noteBack)).length > 0
  const first = firstElement(node)
  if (isNote || (first && leadsTo(noteBack)(first))) return 'noteTexts'
  return first && leadsTo(commentBack)(first) ? 'unseen' : undefined
}

/** Excel copies hidden rows, Word hidden text. */
const isHidden = (node: PasteNode) =>
  /(?:^|;)\s*(?:display:\s*none|mso-hide:\s*all)/i.test(attribute(node, 'style')) ||
  hasAttribute(node, 'hidden')

/** A raised link of one number or sign is a note mark, whatever its address. */
function isLinkedMark(node: PasteNode): boolean {
  const link = find(node, 'A')
  const text = tidy(textIn(node))
  return link !== undefined && tidy(textIn(link)) === text && /^\W?(?:\d{1,3}|[*†‡])\W?$/.test(text)
}

/** Marks are numbers, letters or signs, maybe between brackets. */
const isShort = (node: PasteNode) => tidy(textIn(node)).length <= 6

/** Mails and pages measure their readers by pictures of one pixel. */
function isTracker(node: PasteNode): boolean {
  const side = (name: string) => {
    const [, styled] = new RegExp(`(?:^|;)\\s*${name}:\\s*([\\d.]+)px`).exec(
      attribute(node, 'style'),
    ) ?? ['', attribute(node, name)]
    return styled === '' ? Number.NaN : Number.parseFloat(styled ?? '')
  }
  return side('width') <= 1 && side('height') <= 1
}

/** Finds the element with which the text of a block begins. */
function firstElement(node: PasteNode): PasteNode | undefined {
  const first = [...node.childNodes].find((child) => tidy(textIn(child)) !== '')
  if (!first || first.nodeName === '#text') return undefined
  return /^(?:P|SPAN|SUP|B)$/.test(first.nodeName) ? firstElement(first) : first
}

/** Writer keeps a comment as a comment of HTML behind the commented words; Word's conditions begin with a bracket. */
export const isWriterComment = ({ nodeValue }: PasteNode) =>
  /^ (?!(?:Start|End)Fragment)[^[<>]*\p{L}[^<>]* $/su.test(nodeValue ?? '')

export const googleSlice = 'application/x-vnd.google-docs-document-slice-clip+wrapped'

/** Counts the footnotes of Google Docs, whose HTML has no trace of them. */
export function googleNotes(slice: string): number {
  interface Style {
    stsl_type?: string
    stsl_styles?: ({ fs_id?: string } | null)[]
  }
  try {
    const { resolved } = JSON.parse(JSON.parse(slice).data)
    const styles = (resolved.dsl_styleslices as Style[]).filter(
      ({ stsl_type }) => stsl_type === 'footnote',
    )
    return styles.flatMap(({ stsl_styles = [] }) => stsl_styles).filter((each) => each?.fs_id)
      .length
  } catch {
    return 0
  }
}
