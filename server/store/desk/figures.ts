import type { Access } from '../engine/engine.ts'
import { awaitingAnswer, type RequestState } from '../engine/tables.ts'
import { isListed } from './requests.ts'

/** What figures are made of: of a request, when and where it came and what became of it. */
export interface RequestFacts {
  /** Milliseconds since 1970, as are the others. */
  receivedAt: number
  /** When its delay began: it was received, or let out of quarantine. */
  startedAt: number
  /** When the first answer left, or was filed. */
  answeredAt: number | null
  /** Whether somebody waits for an answer. */
  isWaiting: boolean
  state: RequestState
  /** Path of the page it was sent from. */
  page: string
  lostReason: string | null
}

export interface FiguresStore {
  /**
   * Requests received from one instant until before another, oldest first: those whose sender was
   * promised an answer, without quarantine and spam.
   */
  requests(from: number, to: number): Promise<RequestFacts[]>
}

export function createFigures({ read }: Access): FiguresStore {
  return {
    async requests(from, to) {
      const rows = await read((db) =>
        db
          .selectFrom('leads')
          .select(['received_at', 'released_at', 'answered_at', 'waiting_since'])
          .select(['state', 'page', 'lost_reason'])
          .where(isListed)
          .where('received_at', '>=', from)
          .where('received_at', '<', to)
          .where('form', 'in', awaitingAnswer)
          .orderBy('received_at')
          .execute(),
      )
      return rows.map((row) => ({
        receivedAt: row.received_at,
        startedAt: row.released_at ?? row.received_at,
        answeredAt: row.answered_at,
        isWaiting: row.waiting_since !== null,
        state: row.state,
        page: row.page,
        lostReason: row.lost_reason,
      }))
    },
  }
}
