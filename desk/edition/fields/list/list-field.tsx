import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ChangeMark } from '../../marks.tsx'
import { Act, useTools } from '../../tools.tsx'
import type { ActedOn } from '../../use-saving.ts'
import type { ListView, NodeView } from '../../view.ts'
import { nameOf } from '../../wire.ts'
import { Question } from '../field-parts.tsx'
import { fieldsIn } from '../fields-in.ts'

type Item = ListView['nodes'][number]
type Way = 'montee' | 'descente'

export function ListField({
  node: list,
  renderNodes,
}: {
  node: ListView
  renderNodes: (nodes: readonly NodeView[]) => ReactNode
}) {
  const {
    id,
    key,
    seen,
    label,
    nodes: items,
    canAdd,
    canRevert,
    addLabel,
    state,
    question,
    words,
  } = list
  const [moved, setMoved] = useState<{ at: number; way: Way | 'lignes' } | null>(null)
  const self = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!moved) return
    const item = self.current?.querySelector(`[data-at="${moved.at}"]`)
    const place = moved.way === 'lignes' ? 'summary' : `[data-way="${moved.way}"]`
    item?.querySelector<HTMLElement>(place)?.focus()
  }, [moved])

  return (
    <div className="list" id={id} ref={self}>
      <div className="field-head">
        {label && (
          <h3>
            <bdi>{label}</bdi>
          </h3>
        )}
        {state && <ChangeMark state={state} />}
      </div>
      <p className="small" role="status">
        {words && <bdi key={words}>{words}</bdi>}
      </p>
      <input type="hidden" name={nameOf('seen', key)} value={seen} />
      {question && (
        <Question id={id} question={question}>
          <Act to="reprise" on={{ key, seen }} className="button main-button">
            Reprendre ce qui est en ligne
          </Act>
          <Act to="confirmation" on={{ key, seen }}>
            Garder le changement
          </Act>
        </Question>
      )}
      {!question && canRevert && (
        <p className="actions">
          <Act to="reprise" on={{ key, seen }}>
            Reprendre la liste en ligne
          </Act>
          {state === 'versions' && (
            <Act to="versions/mienne" on={{ key }}>
              Garder celle-ci
            </Act>
          )}
        </p>
      )}
      <ol className="ordered">
        {items.map((item, at) => (
          <ItemRow
            key={item.key}
            list={list}
            item={item}
            at={at}
            renderNodes={renderNodes}
            onMoved={(to, way) => setMoved({ at: to, way })}
          />
        ))}
      </ol>
      {canAdd && (
        <p className="actions">
          <Act
            to="lignes"
            on={{ key }}
            onDone={() => setMoved({ at: items.length, way: 'lignes' })}
          >
            {addLabel}
          </Act>
        </p>
      )}
    </div>
  )
}

function ItemRow({
  list,
  item,
  at,
  renderNodes,
  onMoved,
}: {
  list: ListView
  item: Item
  at: number
  renderNodes: (nodes: readonly NodeView[]) => ReactNode
  onMoved: (at: number, way: Way) => void
}) {
  const tools = useTools()
  const [isOpen, setOpen] = useState(() => item.nodes.some(needsCare))
  const { id, key, seen, label, note, nodes } = item
  const name = label || `n°\u00a0${at + 1}`
  const last = list.nodes.length - 1

  async function press(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    if (!list.canMove || event.defaultPrevented) return
    event.preventDefault()
    const way = event.key === 'ArrowUp' ? 'montee' : 'descente'
    const to = at + (way === 'montee' ? -1 : 1)
    if (to < 0 || to > last) return
    if (await tools.act(way, item)) onMoved(to, way)
  }

  const move = (way: Way, to: number) => (
    <Act
      to={way}
      on={item}
      onDone={() => onMoved(to, way)}
      className={`button icon-button ${way === 'montee' ? 'up' : 'down'}`}
      data-way={way}
      aria-label={`${way === 'montee' ? 'Monter' : 'Descendre'}\u00a0: ${name}`}
      aria-disabled={to < 0 || to > last || undefined}
    />
  )
  const title = (
    <>
      {list.canMove && <span className="rank">{at + 1}</span>}
      <b>
        <bdi>{name}</bdi>
      </b>
      {note && (
        <small className="muted">
          <bdi>{note}</bdi>
        </small>
      )}
    </>
  )
  return (
    <li
      className={list.canMove ? 'item movable' : 'item'}
      // An item of one text has the id of its field.
      id={nodes.some((node) => node.id === id) ? undefined : id}
      data-at={at}
      onKeyDown={press}
    >
      {nodes.every((node) => !('key' in node) || node.key !== key) && (
        <input type="hidden" name={nameOf('seen', key)} value={seen} />
      )}
      {list.canMove && (
        <span className="order">
          {move('montee', at - 1)}
          {move('descente', at + 1)}
        </span>
      )}
      {nodes.length === 0 ? (
        <div className="summary">{title}</div>
      ) : (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="summary">{title}</summary>
          <div className="inside nodes">
            {renderNodes(nodes)}
            {list.canRemove && <RemoveItem name={name} on={item} />}
          </div>
        </details>
      )}
      {nodes.length === 0 && list.canRemove && <RemoveItem name={name} on={item} />}
    </li>
  )
}

function RemoveItem({ name, on }: { name: string; on: ActedOn }) {
  return (
    <p>
      <Act to="retrait" on={on} aria-label={`Retirer\u00a0: ${name}`}>
        Retirer
      </Act>
    </p>
  )
}

/** Whether a field cannot be published yet; if so, its list item is open from the start. */
const needsCare = (node: NodeView): boolean =>
  fieldsIn([node]).some(
    ({ state }) => state !== null && ['refused', 'empty', 'asked', 'versions'].includes(state),
  )
