import type { PictureShape } from '#content/documents/pictures.ts'

/* The fields of a document as data; what a kind does with them is in its folder. */

/** The common part of all kinds of fields. */
export interface BaseNode {
  path: string
  label: string
  /** « € HT ». */
  unit?: string
}

/** The control in which a person sets a value. */
export type Control = 'line' | 'text' | 'amount' | 'day' | 'choice' | 'tick'

/** One value: a line, a text, an amount, a day, a choice or a tick. */
export interface LeafNode extends BaseNode {
  kind: 'leaf'
  control: Control
  /** Limits of the length, in characters. */
  least: number
  most: number
  choices?: readonly (string | number)[]
  nullable: boolean
  optional: boolean
  /** Only code may change it. */
  fixed: boolean
  blanks: readonly string[]
  /** Whether the value may be a tick or a text: « Compris », « Non compris » or a value. */
  canTick: boolean
}

/** Fields below one title: the keys of an object, or a list of a fixed length. */
export interface GroupNode extends BaseNode {
  kind: 'group'
  nodes: readonly FieldNode[]
}

/** Items that a person may add, move and remove. */
export interface ListNode extends BaseNode {
  kind: 'list'
  items: readonly { path: string; label: string; nodes: readonly FieldNode[] }[]
  least: number
  most: number
}

/** Blocks of an article, edited as a whole. */
export interface BlocksNode extends BaseNode {
  kind: 'blocks'
}

/** A picture: stored as one draft, but each of its texts can be set alone. */
export interface PictureNode extends BaseNode {
  kind: 'picture'
  shape: PictureShape
  optional: boolean
  /** Fields of its description: `alt` and `decorative`. */
  nodes: readonly LeafNode[]
}

export type FieldNode = LeafNode | GroupNode | ListNode | BlocksNode | PictureNode
