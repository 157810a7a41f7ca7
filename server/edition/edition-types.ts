import type { Documents } from '#content/documents/documents.ts'
import type { TwoVersions, Withheld } from '#content/documents/overlay.ts'
import type { PageFault } from '../site/render-messages.ts'
import type { ContentDraft } from '../store/content/content-drafts.ts'
import type { Publication, Revision } from '../store/content/publications.ts'
import type { CodeChange } from './code-changes.ts'
import type { Fault } from './faults.ts'
import type { Question } from './questions.ts'

export type ChangeVerdict =
  | { state: 'ready' }
  /** `words` has the messages of all faults; each path is that of a leaf or unit, or '' for the document. */
  | { state: 'refused'; words: string[]; faults: readonly Fault[] }
  | { state: 'asked'; question: Question }
  | { state: 'versions'; theirs: unknown; base: unknown }
  | { state: 'aside'; asideBy: string; reason: string }

export type EditionChange = ChangeVerdict & {
  /** `pages/accueil#hero.lead`; an entry as a whole has an empty field: `collections/projects/fournil#`. */
  key: string
  document: string
  field: string
  /** Undefined if the field is not online. */
  before: unknown
  /** Null when the entry is removed from the site. */
  after: unknown
  by: string
  /** Milliseconds since 1970. */
  at: number
}

export interface EditionState {
  publication: Publication | undefined
  /** Number of the last publication, 0 before the first. */
  last: number
  /** Documents that visitors get, with borrowed values as `{{name}}`. */
  online: Documents
  /** The online documents with every draft applied. */
  working: Documents
  /** The online documents with the changes that can be published. */
  ready: Documents
  drafts: readonly ContentDraft[]
  /** Drafts that differ from the online documents, newest first. */
  changes: readonly EditionChange[]
  /** Published texts that a release of the site changed too; visitors get the published version. */
  twice: readonly (TwoVersions & { code?: CodeChange | undefined })[]
  /** Published texts that this version of the site cannot show; visitors get the repository's. */
  withheld: readonly Withheld[]
  revisions: Online['revisions']
}

export interface Online {
  /** 0 before the first publication. */
  number: number
  publication: Publication | undefined
  documents: Documents
  revisions: readonly Revision[]
  twice: EditionState['twice']
  withheld: EditionState['withheld']
}

export type Edit =
  | { kind: 'set'; document: string; path: string; value: unknown; seen: string }
  | { kind: 'move'; document: string; path: string; by: -1 | 1; seen: string }
  | { kind: 'add'; document: string; path: string }
  | { kind: 'remove'; document: string; path: string; seen: string }
  | { kind: 'revert'; document: string; path: string; seen?: string }
  /** Answers the question of a change with « Garder ». */
  | { kind: 'keep'; document: string; path: string; seen?: string }
  /**
   * Sets a value of the repository or of an earlier publication without corrections; null removes an entry.
   */
  | { kind: 'replace'; document: string; path: string; value: unknown; seen: string }
  /** Keeps the draft although another version was published since. */
  | { kind: 'settle'; document: string; path: string }
  | { kind: 'aside'; document: string; path: string; reason: string }
  | { kind: 'take'; document: string; path: string }

/** A text that changed after the person saw it; `by` is '' and `at` 0 if nobody published the one online. */
export interface Stale {
  document: string
  path: string
  mine: unknown
  theirs: unknown
  by: string
  at: number
}

export interface EditResult {
  stale: Stale[]
  /** « 2 espaces insécables et 1 apostrophe posées pour vous. »; '' without corrections. */
  corrected: string
}

export type PublishFault =
  | PageFault
  /** A rule of the content, in words for people. */
  | { kind: 'rule'; words: string; at?: Fault['at'] }
  /** The database did not answer, so the publication may be stored or not. */
  | { kind: 'unstored' }

export type PublishResult =
  | { kind: 'published'; number: number; milliseconds: number; changes: readonly EditionChange[] }
  /** Another publication was stored first. */
  | { kind: 'stale' }
  /** The value of a chosen change is no longer the one that the person saw. */
  | { kind: 'changed'; change: EditionChange }
  | { kind: 'nothing' }
  | { kind: 'busy'; by: string }
  | {
      kind: 'failed'
      /** '' without a page. */
      page: string
      fault: PublishFault
      change: EditionChange | undefined
    }

/** A publication under way, or the last one with its result. */
export interface Publishing {
  /** UUID. */
  run: string
  person: Person
  /** Number of the publication before it. */
  after: number
  /** Empty for a restoration. */
  changes: readonly EditionChange[]
  restores: number | null
  result: PublishResult | undefined
}

export interface Person {
  id: string
  name: string
}

export type CreateResult = { document: string } | { refusal: string } | { sampleRefusal: string }
