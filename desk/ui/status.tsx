import { isValidElement, type ReactNode } from 'react'

/**
 * A live region: screen readers read `alert` at once, other kinds politely. Render it while it is empty too, because
 * they may not read a region that appears with its text.
 *
 * @param id id for the script that fills it by `say`
 * @param kind `fresh` for acts of others, `done` for this person's
 * @param aside visible text that is not read, such as a countdown
 * @param actions links or buttons at its end
 */
export function StatusLine({
  id,
  kind = 'done',
  aside,
  actions,
  children,
}: {
  id?: string
  kind?: 'done' | 'fresh' | 'alert'
  aside?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}) {
  const says = Array.isArray(children) ? children.some(Boolean) : Boolean(children)
  return (
    <div id={id} className={says ? (kind === 'done' ? 'message' : `message ${kind}`) : 'silent'}>
      <div className="said">
        <p role={kind === 'alert' ? 'alert' : 'status'}>
          {/* Renders a new element for new words, because a translator may have replaced the old nodes. */}
          {says && <span key={wordsIn(children)}>{children}</span>}
        </p>
        {says && aside && <div>{aside}</div>}
      </div>
      {says && actions && <div className="actions">{actions}</div>}
    </div>
  )
}

function wordsIn(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(wordsIn).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return wordsIn(node.props.children)
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}
