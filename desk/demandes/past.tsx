import { StatusLine } from '../ui/status.tsx'
import type { RowView } from './view.ts'

/** Reports requests that became overdue while the list is open; only the button moves their rows. */
export function Past({ past, regroup }: { past: readonly RowView[]; regroup(): void }) {
  const [oldest] = past
  const isOne = past.length === 1
  return (
    <StatusLine
      kind="fresh"
      actions={
        <button type="button" className="button" onClick={regroup}>
          Reclasser la liste
        </button>
      }
    >
      {oldest && (
        <>
          <b>
            {isOne
              ? '1\u00a0promesse de plus est dépassée'
              : `${past.length}\u00a0promesses de plus sont dépassées`}
          </b>
          {isOne ? '\u00a0: ' : ', la plus ancienne\u00a0: '}
          <bdi>{oldest.name.map(({ text }) => text).join('')}</bdi>.
        </>
      )}
    </StatusLine>
  )
}
