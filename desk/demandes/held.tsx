import type { RequestsView } from '#server/http/desk/demandes/list-view.ts'
import { PostForm } from '../ui/post-form.tsx'
import { Release } from './release.tsx'

export function Held({ filter, held }: RequestsView) {
  const isSpam = filter === 'indesirables'
  return (
    <>
      <h2 className="visually-hidden">{isSpam ? 'Indésirables' : 'Quarantaine'}</h2>
      <p>
        {isSpam
          ? 'Ces demandes ont été déclarées indésirables. Elles sont effacées après 30\u00a0jours.'
          : 'Ces demandes ont été reçues, mais aucun e-mail n’est parti, ni à nous ni à la personne. Sans décision, elles sont effacées après 30\u00a0jours. Les adresses ne sont pas cliquables.'}
      </p>
      {held.length > 0 && (
        <ul className="quarantine">
          {held.map((request) => (
            <One key={request.reference} request={request} isSpam={isSpam} />
          ))}
        </ul>
      )}
      <p className="small">
        {isSpam ? (
          <a href="/bureau?filtre=quarantaine">Revenir à la quarantaine</a>
        ) : (
          <a href="/bureau?filtre=indesirables">Voir les indésirables</a>
        )}
      </p>
    </>
  )
}

function One({ request, isSpam }: { request: RequestsView['held'][number]; isSpam: boolean }) {
  const { reference, name, received, sender, text, reasons, verdict } = request
  const address = `/bureau/demandes/${reference}`
  return (
    <li>
      <div>
        <h2>
          <bdi>{name}</bdi> <small>{received}</small>
        </h2>
        <p className="small muted" dir="auto">
          {sender}
        </p>
        {text && (
          <p className="raw" dir="auto">
            {text}
          </p>
        )}
        <div className="actions">
          {!isSpam && <Release reference={reference} />}
          <PostForm action={`${address}/${isSpam ? 'retenir' : 'indesirable'}`}>
            <button type="submit" className="button">
              {isSpam ? 'Ce n’est pas un indésirable' : 'C’est un indésirable'}
            </button>
          </PostForm>
        </div>
      </div>
      {reasons.length > 0 && (
        <div className="why">
          <h3>Pourquoi elle est ici</h3>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p className="small">{verdict}</p>
        </div>
      )}
    </li>
  )
}
