import { Fragment } from 'react'
import { DialogLink } from '../ui/dialog.tsx'
import { type PostAnswer, PostForm } from '../ui/post-form.tsx'
import { PaperDialog } from './paper-dialog.tsx'
import { QuoteStateMark } from './state-mark.tsx'
import type { QuoteView, SentView } from './view.ts'

/** A version that was sent: where it stands, and what can still be done. */
export function Sent({
  view,
  sent,
  onAnswer,
}: {
  view: QuoteView
  sent: SentView
  onAnswer: (answer: PostAnswer) => void
}) {
  const { number, client, reference, history } = view
  const isFull = sent.state === 'accepted'
  return (
    <>
      <div className="head">
        <div>
          <p className="small muted">
            <a href="/bureau/devis">Devis</a> / <bdi>{client}</bdi>
            {reference && (
              <>
                , <a href={`/bureau/demandes/${reference}`}>{reference}</a>
              </>
            )}
          </p>
          <h1>
            Devis {number}
            {(sent.version > 1 || sent.replacedBy) && `, version ${sent.version}`}
          </h1>
        </div>
        <div className="actions">
          {sent.replacedBy && (
            <a className="button main-button" href={sent.replacedBy}>
              Ouvrir la version {sent.version + 1}
            </a>
          )}
          {sent.signedPdf && (
            <a className="button main-button" href={sent.signedPdf}>
              Télécharger l’exemplaire signé (PDF)
            </a>
          )}
          {sent.canReplace && (
            <PostForm action={`/bureau/devis/${view.id}/version`} onAnswer={onAnswer}>
              <button
                type="submit"
                className={sent.state === 'expired' ? 'button main-button' : 'button'}
              >
                {sent.state === 'expired' ? 'Refaire à jour' : 'Corriger'} (version{' '}
                {sent.version + 1})
              </button>
            </PostForm>
          )}
          {sent.canAcceptOnPaper && (
            <DialogLink className="button" dialog="papier">
              Accepté sur papier…
            </DialogLink>
          )}
        </div>
      </div>
      <div className={isFull ? 'banner full' : 'banner'} role="status">
        <QuoteStateMark state={sent.state} />
        <p>
          <b>{sent.banner.title}</b>
        </p>
        <p>{sent.banner.words}</p>
      </div>
      <div className="two-columns">
        <div className="column">
          <section className="card">
            <h2>Les faits</h2>
            <dl>
              {sent.facts.map(({ label, value, href }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{href ? <a href={href}>{value}</a> : value}</dd>
                </div>
              ))}
            </dl>
          </section>
          {view.versions.length > 1 && (
            <p>
              Versions{'\u00a0'}:{' '}
              {view.versions.map(({ version, address }, index) => (
                <Fragment key={version}>
                  {index > 0 && ', '}
                  <a href={address} aria-current={version === sent.version ? 'page' : undefined}>
                    {version}
                  </a>
                </Fragment>
              ))}
            </p>
          )}
          <section>
            <h2>Historique</h2>
            <ol className="timeline">
              {history.map(({ id, words, text, at }) => (
                <li key={id}>
                  {words}
                  {text && (
                    <>
                      {'\u00a0'}: « <bdi className="typed">{text}</bdi> »
                    </>
                  )}{' '}
                  <span className="small muted">{at}</span>
                </li>
              ))}
            </ol>
          </section>
        </div>
        <aside className="column" aria-label="Aperçu">
          <section>
            <h2>Ce que le client voit</h2>
            <iframe className="client-page" src={sent.page} title="La page du client" />
            <p className="small">
              <a href={sent.pdf}>Le PDF, tel qu’il est parti</a>
            </p>
          </section>
        </aside>
      </div>
      {sent.canAcceptOnPaper && <PaperDialog id={view.id} onAnswer={onAnswer} />}
    </>
  )
}
