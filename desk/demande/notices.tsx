import { formatHour } from '#quotes/dates.ts'
import type { RequestView } from '#server/http/desk/demande/request-view.ts'
import { firstNameOf } from '../ui/first-name.ts'
import type { PostAnswer } from '../ui/post.ts'
import { PostForm } from '../ui/post-form.tsx'
import { StatusLine } from '../ui/status.tsx'
import type { Loss } from './use-presence.ts'

export function Failure({
  view: { reference, failure, callLink },
  onAnswer,
}: {
  view: RequestView
  onAnswer: (answer: PostAnswer) => void
}) {
  if (!failure) return null
  return (
    <StatusLine
      kind="alert"
      actions={
        <>
          <PostForm action={`/bureau/demandes/${reference}/relancer`} onAnswer={onAnswer}>
            <button type="submit" className="button main-button">
              Réessayer
            </button>
          </PostForm>
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

export function LossLine({ loss, address }: { loss: Loss; address: string }) {
  return (
    <StatusLine
      kind="alert"
      actions={
        loss === 'session' && (
          <a className="button" href={address}>
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

export function Company({
  others,
  isStale,
  onUpdate,
  address,
}: {
  others: RequestView['others']
  isStale: boolean
  onUpdate: () => void
  address: string
}) {
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
                href={address}
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
