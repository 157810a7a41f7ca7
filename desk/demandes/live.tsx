import { formatHour } from '#quotes/dates.ts'
import { StatusLine } from '../ui/status.tsx'
import { useNews } from './use-news.ts'
import type { RequestsView } from './view.ts'

export function Live({ known }: { known: RequestsView['known'] }) {
  const { news, connection, retry } = useNews(known)
  const isOne = news.count === 1
  return (
    <>
      <StatusLine
        kind="fresh"
        actions={
          <a className="button" href="/bureau">
            {isOne ? 'L’afficher' : 'Les afficher'}
          </a>
        }
      >
        {news.count > 0 && (
          <>
            <b>{isOne ? '1 nouvelle demande' : `${news.count} nouvelles demandes`}</b>
            {isOne ? '\u00a0: ' : ', la dernière\u00a0: '}
            <bdi>{news.first}</bdi>.
          </>
        )}
      </StatusLine>
      <StatusLine
        kind="alert"
        aside={connection.kind === 'lost' && `Nouvel essai dans ${connection.left}\u00a0s.`}
        actions={
          connection.kind === 'lost' ? (
            <button type="button" className="button" onClick={retry}>
              Réessayer
            </button>
          ) : (
            <a className="button" href="/bureau">
              Se reconnecter
            </a>
          )
        }
      >
        {connection.kind === 'lost' && (
          <>
            <b>Connexion perdue à {formatHour(connection.since)}.</b> La liste date de ce moment.
            Vous pouvez lire&nbsp;; rien ne peut être envoyé.
          </>
        )}
        {connection.kind === 'ended' && <b>Votre session a pris fin.</b>}
      </StatusLine>
    </>
  )
}
