import type { PictureShape } from '#content/documents/pictures.ts'
import type { NodeView } from '../view.ts'
import type { FieldNode } from './field-node.ts'
import type { Schema } from './schema.ts'
import type { Around } from './standing.ts'

/** A schema where a document has it, without the value's wrappers and unions in `shown`. */
export interface Place {
  schema: Schema
  shown: Schema
  value: unknown
  path: string
  label: string
  /** Whether a list of three is a list of packs. */
  isOfPacks: boolean
}

export type InnerPlace = Pick<Place, 'schema' | 'value' | 'path' | 'label'>

/** Writes the texts of a preview, each with the mark of its field. */
export interface Pen {
  text(path: string, text: string): string
  amount(path: string, amount: number): number
}

/** Cleans one text and corrects its typography. */
export type Write = (text: string, path: string, isLine?: boolean) => string

/** One kind of field of the edition; `kinds.ts` lists the kinds. */
export interface FieldKind<Node, View> {
  /** Makes the field of a schema; undefined if the schema is of another kind. */
  nodeOf(place: Place, inner: (place: InnerPlace) => FieldNode): Node | undefined
  /** Returns the fields inside it. */
  inside(node: Node): readonly FieldNode[]
  /** Whether one draft stores it; the fields inside another field are stored one by one. */
  isUnit: boolean
  /** Whether a person sets it as one value, unlike a group or a list. */
  isSet: boolean
  /** Whether it can be removed without its neighbours. */
  isRemovable: boolean
  isEditable(node: Node): boolean
  /** Returns the cut of the file that it takes; undefined if it takes none. */
  shapeOf(node: Node): PictureShape | undefined
  /**
   * Reads a posted text.
   *
   * @param typed undefined if the form had no such field
   * @returns undefined if the form does not set the field
   */
  read(typed: string | undefined, node: Node, current: unknown): { value: unknown } | undefined
  /** Returns the texts in which a search looks. */
  texts(value: unknown): unknown[]
  clean(value: unknown, node: Node, write: Write): unknown
  /**
   * Replaces a missing or refused value, so that the page can be previewed.
   *
   * @param subject name of the document, for texts that must differ from page to page
   * @param today `2026-11-26`
   * @returns undefined if the value stays
   */
  fit(node: Node, value: unknown, situation: { subject: string; today: string }): unknown
  /** @param raw returns the value of the document, with borrowed texts put in */
  mark(node: Node, value: unknown, raw: () => unknown, pen: Pen): unknown
  view(node: Node, around: Around): View
  /** Returns the fields of its own part of a sheet; undefined if it shares a part with its neighbours. */
  partOf(view: View): readonly NodeView[] | undefined
}

/** A kind that only holds other fields. */
export const container = {
  isSet: false,
  isRemovable: false,
  isEditable: () => false,
  shapeOf: () => undefined,
  read: () => undefined,
  texts: () => [],
  clean: (value: unknown) => value,
  fit: () => undefined,
  mark: (_: unknown, value: unknown) => value,
} satisfies Partial<FieldKind<never, never>>

/** A kind that a person sets as one value. */
export const single = {
  inside: () => [],
  isUnit: true,
  isSet: true,
  isRemovable: false,
  isEditable: () => true,
  shapeOf: () => undefined,
  partOf: () => undefined,
} satisfies Partial<FieldKind<never, never>>

/** « € » of « € HT »; '' for fields without a unit. */
export const shortUnit = (unit = '') => unit.split(' ')[0] ?? ''

/** Keys whose values pages look up or compute with, such as links and names of drawings. */
const names = ['to', 'href', 'email', 'directions', 'opens', 'closes']
const lookedUp = [...names, 'lang', 'gauge', 'network']

export const isCorrected = (key: string) => !names.includes(key)
export const isMarkedText = (key: string) => !lookedUp.includes(key)
