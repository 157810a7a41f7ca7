import type { Control } from './fields/field-node.ts'

export interface Piece {
  kind: 'same' | 'before' | 'after'
  text: string
}

/** States of a change, each with a shape and a word; `empty` is a new entry to fill. */
export type ChangeState = 'ready' | 'refused' | 'empty' | 'asked' | 'versions' | 'aside'

export interface Borrowed {
  /** Name in braces in the value: `{{delai.site}}`. */
  name: string
  /** « 2 à 4 semaines ». */
  text: string
  /** Number of pages that show the value. */
  pages: number
}

/** A text saved since: by somebody else, in another window if `by` is '', by nobody if `when` is '' too. */
export interface Theirs {
  by: string
  when: string
  value: string
  mine: string
}

interface FieldView {
  /** `pages/accueil#hero.lead` */
  key: string
  /** Fingerprint of the value shown. */
  seen: string
  id: string
  label: string
  state: ChangeState | null
}

/** A field that a person sets. */
interface ValueView extends FieldView {
  value: string
  refusals: string[]
  /** Person and reason of a change left out. */
  aside: string
}

/** A field of text, which may have values borrowed from another page. */
interface TextView extends ValueView {
  borrowed: Borrowed[]
  /** Value online, which « Reprendre ce texte » restores. */
  onlineValue: string
  /** Another text, shown beside the person's. */
  theirs: Theirs | null
}

/** Its value is as typed; `{{name}}` for borrowed values; '' when empty; 'oui' or '' for a tick. */
export interface LeafView extends TextView {
  kind: 'leaf'
  control: Control
  /** Set if the page shows the value as it is typed. */
  isText?: true
  least: number
  most: number
  unit?: string
  choices?: { value: string; label: string }[]
  fixed: boolean
  /** Advice that blocks nothing. */
  hints: string[]
  /** Sentences below the field: « soit 72 € TTC », « Ligne commune à 3 pages ». */
  notes: string[]
  /** Question asked once for each value. */
  question: {
    words: string
    why: string
    safe: { label: string; value: string }
    keep: string
  } | null
  /** Differences from the online text; empty when equal. */
  online: Piece[]
}

export interface GroupView {
  kind: 'group'
  id: string
  label: string
  nodes: NodeView[]
}

interface ItemView {
  id: string
  key: string
  seen: string
  label: string
  note: string
  nodes: NodeView[]
}

/** Its fingerprint is of the whole list, so that « Reprendre » discards only what the person saw. */
export interface ListView extends FieldView {
  kind: 'list'
  nodes: ItemView[]
  canMove: boolean
  canAdd: boolean
  /** Whether the list differs from the one online, which « Reprendre » restores whole. */
  canRevert: boolean
  canRemove: boolean
  addLabel: string
  /** Question about the whole list; the safe answer restores the list online. */
  question: { words: string; why: string } | null
  /** « Le devis est-il gratuit ? est maintenant la 2e. En ligne : la 8e. » */
  words: string
}

/**
 * Blocks of an article: one field for the article editor. Its value is as posted: `blocs:` and JSON of the blocks
 * (content/collections/plain-blocks.ts).
 */
export interface BlocksView extends TextView {
  kind: 'blocks'
  /** Set on a field that needs a wide column. */
  isWide: true
}

export interface ShownPicture {
  /** Hash of its files, so that nobody replaces a picture that they have not seen. */
  id: string
  src: string
  name: string
  width: number
  height: number
  alt: string
  decorative: boolean
}

/** A picture that belongs to an entry; its value is the hash of its files, '' without a picture. */
export interface PictureView extends ValueView {
  kind: 'picture'
  /** Whether the picture is cut to a shape; the person chooses the part that stays. */
  isCut: boolean
  picture: ShownPicture | null
  /** Fields `alt` and `decorative` of the picture; empty without one. */
  nodes: LeafView[]
  /** Outcome of a file that the person just sent. */
  said: string
  online: ShownPicture | null
}

/** A field that a person sets has a `value`, one around others has `nodes`. */
export type NodeView = LeafView | GroupView | ListView | BlocksView | PictureView

/** A field, list, article or picture of a sheet; groups arrange them. */
export type SheetField = Exclude<NodeView, GroupView>
