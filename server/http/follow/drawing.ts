import type { contractInWords, dataDrawing, eraseDrawing } from './own-data.ts'
import type {
  checkDrawing,
  confirmDrawing,
  quoteDrawing,
  receivedDrawing,
  withdrawDrawing,
} from './views.ts'

type Made<Maker extends (...given: never[]) => unknown> = Awaited<ReturnType<Maker>>

export type KeptContract = Made<typeof contractInWords>

/** A page of a client, and its data. */
export type FollowDrawing =
  | Made<typeof receivedDrawing | typeof quoteDrawing | typeof dataDrawing | typeof eraseDrawing>
  | Made<typeof checkDrawing | typeof confirmDrawing | typeof withdrawDrawing>
  | { page: 'corriger'; view: { values: Corrected; errors: Partial<Corrected> } }
  | { page: 'efface'; view: { requests: number; contracts: readonly KeptContract[] } }
  | { page: 'inconnu'; view: { email: string; error: string | null } }
  | { page: 'avis'; view: { title: string; paragraphs: readonly string[] } }

type Corrected = Record<'name' | 'phone', string>

export type ViewOf<Page extends FollowDrawing['page']> = Extract<
  FollowDrawing,
  { page: Page }
>['view']
