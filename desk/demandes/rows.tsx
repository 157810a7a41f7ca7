import { StateMark } from '../ui/state.tsx'
import { delayWords, toneClass } from './delay.ts'
import type { GroupView, ListClock, Piece, RowView } from './view.ts'

export function Group({ group, clock }: { group: GroupView; clock: ListClock }) {
  return (
    <section className="group" data-promised={group.isPromised}>
      <h2 tabIndex={-1}>
        <span>{group.title}</span> {group.count && <span className="muted">{group.count}</span>}
      </h2>
      <ul>
        {group.rows.map((row) => (
          <Row key={row.reference} row={row} clock={clock} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row, clock }: { row: RowView; clock: ListClock }) {
  const { words, more, tone } = delayWords(row.delay, clock, clock.now)
  return (
    <li
      className="row"
      data-reference={row.reference}
      data-version={row.version}
      data-delay={JSON.stringify(row.delay)}
    >
      <span className={toneClass(tone)}>
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
