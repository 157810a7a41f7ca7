import { formatHour } from '#quotes/dates.ts'
import { firstNameOf } from '../ui/first-name.ts'
import { StatusLine } from '../ui/status.tsx'
import { ActForm, useRequest } from './request.tsx'
import type { Loss } from './use-presence.ts'

export function Failure() {
  const { failure, callLink } = useRequest().view
  if (!failure) return null
  return (
    <StatusLine
      kind="alert"
      actions={
        <>
          <ActForm act="relancer">
            <button type="submit" className="button main-button">
              Réessayer
            </button>
          </ActForm>
          {callLink && (
            <a className="button" href={callLink}>
              Appeler plutôt
            </a>
          )}
        </>
      }
    >
      {failure.what === null ? (
        <>
          <b>La réponse n’est pas partie.</b> Le serveur d’e-mail ne l’a pas acceptée. Elle est
          gardée
        </>
      ) : (
        <>
          <b>
            L’e-mail «{'\u00a0'}
            {failure.what}
            {'\u00a0'}» n’est pas parti.
          </b>{' '}
          Le serveur d’e-mail ne l’a pas accepté. Il est gardé
        </>
      )}
      {failure.willRetry
        ? ', et un nouvel essai se fera sans vous.'
        : '\u00a0; il n’y aura plus d’essai sans vous.'}
    </StatusLine>
  )
}

export function LossLine({ loss }: { loss: Loss }) {
  const { reference } = useRequest().view
  return (
    <StatusLine
      kind="alert"
      actions={
        loss === 'session' && (
          <a className="button" href={`/bureau/demandes/${reference}`}>
            Se reconnecter
          </a>
        )
      }
    >
      {loss && lossWords[loss]}
    </StatusLine>
  )
}

const lossWords: Record<NonNullable<Loss>, string> = {
  network:
    'Connexion perdue. Vous pouvez lire et écrire\u00a0: votre texte reste ici. Rien ne peut être envoyé.',
  server:
    'Le serveur ne peut rien garder pour l’instant. Vous pouvez lire et écrire\u00a0: votre texte reste ici.',
  unconfirmed:
    'Connexion perdue avant la confirmation. Votre texte est gardé ici\u00a0: renvoyez-le, il ne partira qu’une fois.',
  session: 'Votre session a pris fin. Reconnectez-vous\u00a0: votre texte est gardé.',
  erased: 'Cette demande a été effacée. Votre texte reste ici, pour le copier.',
  'too long':
    'Votre texte est trop long pour être gardé par le serveur\u00a0: 20\u00a0000 caractères au plus. Il reste ici, dans cet onglet.',
}

export function Company({ isStale, onUpdate }: { isStale: boolean; onUpdate: () => void }) {
  const { view, others } = useRequest()
  const isWriting = others.some(({ writingSince }) => writingSince !== null)
  return (
    <StatusLine
      kind="fresh"
      actions={
        (isStale || isWriting) && (
          <>
            {isWriting && (
              <a className="button" href="#repondre">
                Répondre quand même
              </a>
            )}
            {isStale && (
              <a
                className="button"
                href={`/bureau/demandes/${view.reference}`}
                onClick={(event) => {
                  event.preventDefault()
                  onUpdate()
                }}
              >
                Mettre à jour
              </a>
            )}
          </>
        )
      }
    >
      {(others.length > 0 || isStale) && (
        <>
          {others.map(({ name, writingSince }) => (
            <span key={name}>
              {writingSince === null ? (
                `${firstNameOf(name)} lit cette demande. `
              ) : (
                <>
                  <b>{`${firstNameOf(name)} est en train de répondre`}</b>
                  {` depuis ${formatHour(writingSince)}. Deux réponses se croiseraient. `}
                </>
              )}
            </span>
          ))}
          {isStale && 'Cette demande a changé.'}
        </>
      )}
    </StatusLine>
  )
}
