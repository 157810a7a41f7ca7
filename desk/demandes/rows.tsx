import { StateMark } from '../ui/state.tsx'
import { delayWords } from './delay.ts'
import type { ListClock } from './promises.ts'
import type { GroupView, Piece, RowView } from './view.ts'

export function Group({ group, clock, at }: { group: GroupView; clock: ListClock; at: number }) {
  return (
    <section className="group">
      <h2 tabIndex={-1}>
        <span>{group.title}</span> {group.count && <span className="muted">{group.count}</span>}
      </h2>
      <ul>
        {group.rows.map((row) => (
          <Row key={row.reference} row={row} clock={clock} at={at} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row, clock, at }: { row: RowView; clock: ListClock; at: number }) {
  const { words, more, tone } = delayWords(row.delay, clock, at)
  return (
    <li className="row" data-reference={row.reference} data-version={row.version}>
      <span className={tone ? `delay ${tone}` : 'delay'}>
        <span>{words}</span>
        {more && <small>{more}</small>}
      </span>
      <a href={`/bureau/demandes/${row.reference}`}>
        <bdi>
          <Pieces pieces={row.name} />
        </bdi>
      </a>
      <p>
        <b>
          <bdi>{row.subject}</bdi>
        </b>{' '}
        <bdi className="muted">
          <Pieces pieces={row.words} />
        </bdi>
      </p>
      <bdi className="who small">{row.who ?? 'Personne'}</bdi>
      <StateMark state={row.state} />
    </li>
  )
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isFound }, index) => {
    if (!isFound) return text
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other key
    return <mark key={index}>{text}</mark>
  })
}
