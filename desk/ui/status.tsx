import { isValidElement, type ReactNode } from 'react'

/**
 * A line that is read out when its words change: `alert` at once, the others when there is silence.
 * Leave it in the page while it has nothing to say: a line that comes with its words may stay unheard.
 *
 * @param kind `fresh` for what others do meanwhile, `done` for what this person did
 * @param aside what is seen and not read out, such as seconds that pass
 * @param actions links or buttons at its end
 * @param children what it says, or nothing
 */
export function StatusLine({
  kind = 'done',
  aside,
  actions,
  children,
}: {
  kind?: 'done' | 'fresh' | 'alert'
  aside?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}) {
  const says = Array.isArray(children) ? children.some(Boolean) : Boolean(children)
  return (
    <div className={says ? (kind === 'done' ? 'message' : `message ${kind}`) : 'silent'}>
      <div className="said">
        <p role={kind === 'alert' ? 'alert' : 'status'}>
          {/* Other words are another element: a browser that translates may have moved these. */}
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
