import type { SentView } from '#server/http/desk/devis/quote-sent-view.ts'
import type { SentQuoteView } from '#server/http/desk/devis/quote-view.ts'
import { useScript } from '../layout/parts.tsx'
import { CloseLink, Dialog, DialogLink } from '../ui/dialog.tsx'
import { ListLink } from '../ui/list-link.tsx'
import { PostForm } from '../ui/post-form.tsx'
import { StatusLine } from '../ui/status.tsx'
import { PaperDialog } from './paper-dialog.tsx'
import { QuoteStateMark } from './state-mark.tsx'

export function SentPage(view: SentQuoteView) {
  useScript('devis/sent-acts.ts')
  const { number, client, reference, sent, outcome } = view
  const { state } = sent
  const question = state === 'asked' && sent.history.find(({ text }) => text)
  const isOpen = state === 'sent' || state === 'asked'
  const again = state === 'sent' || state === 'asked' ? 'Corriger' : 'Refaire à jour'
  return (
    <>
      <StatusLine kind={outcome?.kind ?? 'done'}>{outcome?.words}</StatusLine>
      <StatusLine id="refus" kind="alert" />
      <div className="head">
        <div>
          <p className="small muted">
            <ListLink path="/bureau/devis">Devis</ListLink> / <bdi translate="no">{client}</bdi>
            {reference && (
              <>
                , <a href={`/bureau/demandes/${reference}`}>{reference}</a>
              </>
            )}
          </p>
          <h1>
            {`Devis ${number}${sent.version > 1 || sent.replacedBy ? `, version ${sent.version}` : ''}`}
          </h1>
        </div>
        <div className="actions">
          {sent.replacedBy && (
            <a className="button main-button" href={sent.replacedBy}>
              {`Ouvrir la version ${sent.version + 1}`}
            </a>
          )}
          {state === 'asked' && reference && (
            <a className="button main-button" href={`/bureau/demandes/${reference}#repondre`}>
              Répondre
            </a>
          )}
          {sent.signedPdf && (
            <a className="button main-button" href={sent.signedPdf}>
              Télécharger l’exemplaire signé (PDF)
            </a>
          )}
          {sent.canReplace && (
            <PostForm action={`/bureau/devis/${view.id}/version`}>
              <button
                type="submit"
                className={state === 'expired' ? 'button main-button' : 'button'}
              >
                {`${again} (version ${sent.version + 1})`}
              </button>
            </PostForm>
          )}
          {sent.newLinkTo && (
            <DialogLink className="button" dialog="lien">
              Envoyer un nouveau lien…
            </DialogLink>
          )}
          {sent.canAcceptOnPaper && (
            <DialogLink className="button" dialog="papier">
              Accepté sur papier…
            </DialogLink>
          )}
        </div>
      </div>
      {sent.failure && <Failure id={view.id} {...sent.failure} />}
      <div className={state === 'accepted' ? 'banner full' : 'banner'} role="status">
        <QuoteStateMark state={state} />
        <p>
          <b>{sent.banner.title}</b>
        </p>
        <p>
          {question && (
            <span>
              «{'\u00a0'}
              <bdi className="typed">{question.text}</bdi>
              {'\u00a0'}»{' '}
            </span>
          )}
          <span>{sent.banner.words}</span>
        </p>
      </div>
      <div className="two-columns">
        <div className="column">
          <section className="card">
            <h2>Les faits</h2>
            <dl>
              {sent.facts.map(({ label, value, href }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd dir="auto">{href ? <a href={href}>{value}</a> : value}</dd>
                </div>
              ))}
            </dl>
          </section>
          {view.versions.length > 1 && (
            <p className="actions">
              {view.versions.map(({ version, address }) => (
                <a
                  key={version}
                  className="button"
                  href={address}
                  aria-current={version === sent.version ? 'page' : undefined}
                >
                  {`Version ${version}`}
                </a>
              ))}
            </p>
          )}
          <section>
            <h2>Historique</h2>
            <ol className="timeline">
              {sent.history.map(({ words, isMain, text, when }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two events may have the same time and words
                <li key={index}>
                  {isMain ? <b>{words}</b> : <span>{words}</span>}
                  {text && (
                    <span>
                      {'\u00a0: «\u00a0'}
                      <bdi className="typed">{text}</bdi>
                      {'\u00a0»'}
                    </span>
                  )}{' '}
                  <span className="small muted">{when}</span>
                </li>
              ))}
            </ol>
          </section>
        </div>
        <aside className="column" aria-label="Aperçu">
          <section>
            <h2>{isOpen ? 'Ce que le client voit' : 'Ce que le client a lu'}</h2>
            <iframe className="client-page" src={sent.page} title="La page du client" />
            <p className="small">
              <a href={sent.pdf}>Le PDF, tel qu’il est parti</a>
            </p>
          </section>
        </aside>
      </div>
      {sent.canAcceptOnPaper && (
        <PaperDialog id={view.id} typed={view.paper} asksEarly={sent.asksEarly} />
      )}
      {sent.newLinkTo && <LinkDialog id={view.id} to={sent.newLinkTo} />}
    </>
  )
}

function Failure({ id, name, willRetry }: { id: string } & NonNullable<SentView['failure']>) {
  return (
    <StatusLine
      kind="alert"
      actions={
        <PostForm action={`/bureau/devis/${id}/relancer`}>
          <button type="submit" className="button main-button">
            Réessayer
          </button>
        </PostForm>
      }
    >
      <b>{name} n’est pas parti.</b>{' '}
      {willRetry
        ? 'Il est gardé, et un nouvel essai se fera sans vous.'
        : 'Il est gardé\u00a0; il n’y aura plus d’essai sans vous.'}
    </StatusLine>
  )
}

/** Sends a mail with a new link; none can be shown here, because the server stores only the hash of a link. */
function LinkDialog({ id, to }: { id: string; to: string }) {
  return (
    <Dialog id="lien" title="Envoyer un nouveau lien&nbsp;?">
      <p>
        À <b>{to}</b>, l’adresse qui a reçu ce devis. Les liens précédents cessent de fonctionner
        quand celui-ci part.
      </p>
      <p className="small muted">
        Un lien ne peut pas être copié d’ici{'\u00a0'}: nous n’en gardons que l’empreinte. Seul le
        client reçoit ce lien, ce qui prouve son adresse.
      </p>
      <PostForm action={`/bureau/devis/${id}/lien`} className="actions">
        <button type="submit" className="button main-button">
          Envoyer le lien
        </button>
        <CloseLink className="button">Annuler</CloseLink>
      </PostForm>
    </Dialog>
  )
}
