import type { RequestsView } from '#server/http/desk/demandes/list-view.ts'
import { Data, useScript } from '../layout/parts.tsx'
import { KeysHelp } from '../ui/keys.tsx'
import { StatusLine } from '../ui/status.tsx'
import { Decision } from './decision.tsx'
import { Filters } from './filters.tsx'
import { Held } from './held.tsx'
import { Group } from './rows.tsx'
import type { DecisionView, ListData } from './view.ts'

export function RequestsPage(view: RequestsView & { decision: DecisionView | null }) {
  useScript('demandes/list.ts')
  const { filter, found, decision, groups, empty, next, clock, known } = view
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
      <div id="annonces" className="steady">
        <StatusLine id="nouvelles" kind="fresh" />
        <StatusLine id="connexion" kind="alert" />
        <StatusLine id="promesses" kind="fresh" />
      </div>
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
        <Group key={group.title} group={group} clock={clock} />
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
      <StatusLine id="prise" kind="alert" />
      <KeysHelp>
        <kbd>J</kbd> <kbd>K</kbd>&nbsp;suivante, précédente · <kbd>Entrée</kbd>&nbsp;ouvrir ·{' '}
        <kbd>P</kbd>&nbsp;prendre · <kbd>R</kbd>&nbsp;répondre · <kbd>/</kbd>&nbsp;chercher ·{' '}
      </KeysHelp>
      <Data id="liste" value={{ clock, known } satisfies ListData} />
    </>
  )
}
