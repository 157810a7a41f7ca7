import type { PublishingView } from '#server/http/desk/edition/publishing-view.ts'
import { TokenField } from '../layout/token.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Reviewed, Trail } from './marks.tsx'
import { names, reviewAddress } from './wire.ts'

export function PublishingPage({ number, heading, end, failure }: PublishingView) {
  return (
    <>
      <div className="head">
        <div>
          <Trail>publication {number}</Trail>
          <h1>{failure ? 'Rien n’a changé en ligne' : 'Publication en cours'}</h1>
        </div>
      </div>
      {failure && (
        <div className="message alert">
          <p role="alert">
            <b>
              <bdi>{failure.words}</bdi>
            </b>{' '}
            {failure.kept}
          </p>
        </div>
      )}
      <section className="card">
        <h2>{heading}</h2>
        {failure ? (
          <NextActs failure={failure} />
        ) : (
          <>
            <p role="status">
              Les pages sont redessinées et essayées. Le site en ligne n’a pas encore changé.
            </p>
            <p className="small muted">
              Vous pouvez fermer cette page{'\u00a0'}: la publication continue, et l’équipe en voit
              la fin. Ce qui s’écrit maintenant ira dans la suivante.
            </p>
            <div className="actions">
              <a className="button" href={end}>
                Attendre la fin
              </a>
            </div>
          </>
        )}
      </section>
    </>
  )
}

function NextActs({
  failure: { cause, report, retry },
}: {
  failure: NonNullable<PublishingView['failure']>
}) {
  const { action, after, changes, except } = retry
  const others = except ? changes.length - 1 : 0
  return (
    <>
      {cause && (
        <p>
          Le changement en cause{'\u00a0'}:{' '}
          <a href={cause.href}>
            <bdi>{cause.field}</bdi>
          </a>
          .
        </p>
      )}
      <form method="post" action={action} className="actions">
        <TokenField />
        <input type="hidden" name={names.after} value={after} />
        {changes.map((change) => (
          <Reviewed key={change.key} change={change} isTaken />
        ))}
        {others > 0 && (
          <button type="submit" name={names.except} value={except} className="button main-button">
            {others > 1 ? `Publier les ${others} autres` : 'Publier l’autre'}
          </button>
        )}
        <button type="submit" className="button">
          Réessayer
        </button>
        {report && (
          <CopyButton text={report} said="copie" copied="Compte rendu copié.">
            Copier le compte rendu
          </CopyButton>
        )}
        <a className="button" href={reviewAddress}>
          Revenir à la relecture
        </a>
      </form>
      {report && (
        <>
          <p className="small muted" role="status" id="copie">
            Ce n’est pas une faute de saisie{'\u00a0'}: le compte rendu dit la page, l’heure et
            l’erreur à qui développe le site.
          </p>
          <details className="report">
            <summary>Lire le compte rendu</summary>
            <pre dir="ltr">{report}</pre>
          </details>
        </>
      )}
    </>
  )
}
