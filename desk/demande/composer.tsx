import { useEffect, useRef } from 'react'
import { formatHour } from '#quotes/dates.ts'
import { isolated } from '#quotes/isolated.ts'
import { firstNameOf } from '../ui/first-name.ts'
import { Letter } from './letter.tsx'
import { Preview } from './preview.tsx'
import { questionOf } from './received.tsx'
import { useRequest } from './request.tsx'

export function Composer() {
  const { view, others } = useRequest()
  const { composer, name, callLink, text, state } = view
  const writers = others.filter(({ writingSince }) => writingSince !== null)
  const preview = composer?.preview
  const question = questionOf(view)
  const title = useRef<HTMLHeadingElement>(null)
  const wasPreview = useRef(preview !== null)
  useEffect(() => {
    if (wasPreview.current !== (preview !== null)) title.current?.focus()
    wasPreview.current = preview !== null
  }, [preview])
  return (
    <section className="card composer" id="repondre" aria-labelledby="repondre-titre">
      <div className="bar closed">
        <a className="button main-button" href="#repondre">
          {composer?.isDraft || preview
            ? 'Reprendre ma réponse'
            : writers.length > 0
              ? 'Répondre quand même'
              : state === 'answered'
                ? 'Écrire encore'
                : `Répondre à ${isolated(name)}`}
        </a>
        {callLink && (
          <a className="button" href={callLink}>
            Appeler
          </a>
        )}
      </div>
      <div className="head">
        <h2 id="repondre-titre" ref={title} tabIndex={-1}>
          {preview ? 'L’e-mail, tel qu’il partira' : `Répondre à ${isolated(name)}`}
        </h2>
        <a className="button close" href="#contenu">
          Fermer
        </a>
      </div>
      {writers.map(({ name, writingSince }) => (
        <p key={`${name} ${writingSince}`} className="message fresh">
          <span>
            <b>{`${firstNameOf(name)} répond aussi`}</b>
            {` depuis ${formatHour(writingSince ?? 0)}.`}
          </span>
        </p>
      ))}
      {!composer && (
        <p className="message alert" role="note">
          <span>
            <b>L’envoi d’e-mails n’est pas configuré.</b> Répondez depuis votre messagerie, puis
            classez votre réponse ci-dessous.
          </span>
        </p>
      )}
      {(question || text) && (
        <details className="reread">
          <summary className="button">
            {question ? 'Relire sa question' : 'Relire sa demande'}
          </summary>
          <p className="cited" dir="auto">
            {question?.text ?? text}
          </p>
        </details>
      )}
      {composer &&
        (preview ? (
          <Preview composer={composer} preview={preview} />
        ) : (
          <Letter composer={composer} />
        ))}
    </section>
  )
}
