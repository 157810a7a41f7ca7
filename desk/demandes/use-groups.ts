import { useState } from 'react'
import { flushSync } from 'react-dom'
import { byPromise, pastAmong } from './promises.ts'
import type { GroupView, RequestsView, RowView } from './view.ts'

/** The groups of a list that stays open while promises run out. */
interface Groups {
  groups: readonly GroupView[]
  /** Whose promise ran out since the rows were put in groups. */
  past: readonly RowView[]
  /** Puts the rows in groups as of now: they move, so only whoever looks at them asks for it. */
  regroup(): void
}

/** @param at the instant that delays are told for */
export function useGroups(view: RequestsView, at: number): Groups {
  const [groupedAt, setGroupedAt] = useState(view.now)
  const promised = view.groups.filter(({ isPromised }) => isPromised).flatMap(({ rows }) => rows)
  const others = view.groups.filter(({ isPromised }) => !isPromised)
  const known = pastAmong(promised, view, groupedAt)
  return {
    groups: [...byPromise(promised, view, groupedAt), ...others],
    past: pastAmong(promised, view, at).filter((row) => !known.includes(row)),
    regroup() {
      flushSync(() => setGroupedAt(at))
      // The button is gone: reading goes on at the group into which rows moved.
      document.querySelector<HTMLElement>('.group h2')?.focus()
    },
  }
}
