import type { ReactNode } from 'react'

/**
 * A line that is read out when its words change: `alert` at once, the others when there is silence.
 * Leave it in the page while it has nothing to say: a line that comes with its words may stay unheard.
 *
 * @param kind `fresh` for what others do meanwhile, `done` for what this person did
 * @param actions links or buttons at its end
 * @param children what it says, or nothing
 */
export function StatusLine({
  kind = 'done',
  actions,
  children,
}: {
  kind?: 'done' | 'fresh' | 'alert'
  actions?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="live" role={kind === 'alert' ? 'alert' : 'status'}>
      {children && (
        <div className={kind === 'done' ? 'message' : `message ${kind}`}>
          <p>{children}</p>
          {actions && <div className="actions">{actions}</div>}
        </div>
      )}
    </div>
  )
}
