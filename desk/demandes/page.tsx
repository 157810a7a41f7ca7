import './demandes.css'
import { useEffect, useState } from 'react'
import { Decision } from './decision.tsx'
import { Filters } from './filters.tsx'
import { Held } from './held.tsx'
import { ListKeys } from './list-keys.tsx'
import { Live } from './live.tsx'
import { Past } from './past.tsx'
import { Group } from './rows.tsx'
import { Steady } from './steady.tsx'
import { useGroups } from './use-groups.ts'
import type { RequestsView } from './view.ts'

export function RequestsPage({ view }: { view: RequestsView }) {
  const { filter, found, decision, empty, next, known } = view
  const at = useMinutes(view.now)
  const { groups, ...changes } = useGroups(view, at)
  const isHeld = !found && (filter === 'quarantaine' || filter === 'indesirables')
  return (
    <>
      <div className="head">
        <h1>Demandes</h1>
        <div className="actions">
          <a
            className="button"
            href={`/bureau/export.csv?${new URLSearchParams({ filtre: filter, ...(found && { q: view.query }) })}`}
          >
            Exporter cette liste (CSV)
          </a>
        </div>
      </div>
      {decision && <Decision decision={decision} />}
      <Steady>
        <Live known={known} />
        <Past {...changes} />
      </Steady>
      <Filters {...view} />
      {found && (
        <p role="status">
          <b>
            {found.count} pour «&nbsp;<bdi>{found.query}</bdi>&nbsp;»
          </b>{' '}
          dans toutes les demandes. <a href="/bureau">Effacer la recherche</a>
        </p>
      )}
      {isHeld && <Held {...view} />}
      {groups.map((group) => (
        <Group key={group.title} group={group} clock={view} at={at} />
      ))}
      {empty && (
        <div className="card">
          <h2>{empty.title}</h2>
          {empty.text && <p>{empty.text}</p>}
        </div>
      )}
      {next && (
        <p>
          <a className="button" href={next}>
            Voir la suite
          </a>
        </p>
      )}
      <ListKeys />
    </>
  )
}

function useMinutes(drawn: number): number {
  const [at, setAt] = useState(drawn)
  useEffect(() => {
    // Uses the server's clock, because this device's clock may be wrong.
    const ahead = Date.now() - drawn
    const timer = setInterval(() => setAt(Date.now() - ahead), 60_000)
    return () => clearInterval(timer)
  }, [drawn])
  return at
}
