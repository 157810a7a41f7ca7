import type { Control } from './fields/field-node.ts'

export interface Piece {
  kind: 'same' | 'before' | 'after'
  text: string
}

/** States of a change, each with a shape and a word; `empty` is a new entry to fill. */
export type ChangeState = 'ready' | 'refused' | 'empty' | 'asked' | 'versions' | 'aside'

export interface ChangeView {
  /** Document and unit: `pages/accueil#hero.lead`. */
  key: string
  /** Fingerprint of the value; a value that changed after its review is not published. */
  seen: string
  href: string
  /** « Prix, Site vitrine ». */
  place: string
  /** « Pack Professionnel, euros HT ». */
  field: string
  /** Empty when only the summary is shown. */
  pieces: Piece[]
  /** « Nouveau projet », « « Le devis est-il gratuit ? » : 8e → 2e ». */
  summary?: string
  state: ChangeState
  /** The refusal, the question, or the person and reason of a change left out. */
  words?: string
  by: string
  /** « aujourd’hui, 11 h 38 ». */
  when: string
}

/** A text with a published version and one of a later release of the site. */
export interface RepositoryVersionView {
  key: string
  /** Fingerprint of the current text and the repository's. */
  seen: string
  after: number
  href: string
  /** « Prix, SEO, Pack Essentiel, euros HT ». */
  field: string
  published: string
  repository: string
  /** « , le lundi 23 novembre, par Paul »; '' if git has no commit of the text. */
  changed: string
}

export interface Borrowed {
  /** Name in braces in the value: `{{delai.site}}`. */
  name: string
  /** « 2 à 4 semaines ». */
  text: string
  /** Number of pages that show the value. */
  pages: number
}

/** A text saved since by somebody else, or in another window when `by` is empty. */
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

/** Answer to a post of a sheet by script: everything but the parts, and the fields that changed in them. */
export interface SheetAnswer extends Omit<SheetView, 'parts'> {
  fields: SheetField[]
  /** All parts, if those that the browser shows are out of date. */
  parts?: SheetView['parts']
}

export interface SheetView {
  action: string
  title: string
  /** Address of its page: `/tarifs/site-vitrine`; null when it has none. */
  address: string | null
  shelf: { href: string; label: string }
  /** Number of changes to review, on the whole site. */
  changes: number
  /** « Enregistré à 11 h 31, pas encore en ligne »; '' without changes here. */
  saved: { words: string; state: ChangeState | null }
  parts: { id: string; title: string; note: string; nodes: NodeView[] }[]
  /** Fingerprint of the parts, posted so that the answer has only what changed. */
  shown: string
  /** Pages that show the entry; each has a preview. */
  pages: { path: string; label: string }[]
  /** « Karim modifie aussi cette page. »; '' without somebody else. */
  others: string
  versions: RepositoryVersionView[]
  said: string
  /** « Retirer ce projet », with the entry's key and fingerprint; null when it cannot be removed. */
  remove: { entry: string; label: string; seen: string; isOnline: boolean } | null
  /** Set while a change removes the entry from the site; it then has no fields. */
  leaving: { words: string; details: string; keep: string } | null
  /** Address where a real entry can replace this sample; null if it is no sample. */
  sample: string | null
  /** Title of the sample that this entry replaces once it is published. */
  replaces: string | null
}
