import { useState } from 'react'
import { flushSync } from 'react-dom'
import { byPromise, pastAmong } from './promises.ts'
import type { GroupView, RequestsView, RowView } from './view.ts'

interface Groups {
  groups: readonly GroupView[]
  past: readonly RowView[]
  /** Moves rows: call it only when a person asks for it. */
  regroup(): void
}

export function useGroups(view: RequestsView, at: number): Groups {
  const [groupedAt, setGroupedAt] = useState(view.now)
  const promised = view.groups.filter(({ isPromised }) => isPromised).flatMap(({ rows }) => rows)
  const others = view.groups.filter(({ isPromised }) => !isPromised)
  const known = pastAmong(promised, view, groupedAt)
  return {
    groups: [...byPromise(promised, view, groupedAt, at), ...others],
    past: pastAmong(promised, view, at).filter((row) => !known.includes(row)),
    regroup() {
      flushSync(() => setGroupedAt(at))
      document.querySelector<HTMLElement>('.group h2')?.focus()
    },
  }
}
