import { formatMoney } from '#quotes/money.ts'
import { afterAmount } from '#quotes/vat.ts'
import type { QuoteRow } from '#server/store/quotes/quotes.ts'
import { CloseLink, Dialog, DialogLink } from '../ui/dialog.tsx'
import { PostForm } from '../ui/post-form.tsx'
import { QuoteStateMark } from './state-mark.tsx'
import { stateOf, waitsOf } from './waits.ts'

interface OpenRequest {
  reference: string
  words: string
  /** Id of the quote that a post creates, so that a repeated post creates only one. */
  quoteId: string
}

export function QuotesPage({
  now,
  rows,
  requests,
}: {
  now: number
  rows: readonly QuoteRow[]
  requests: readonly OpenRequest[]
}) {
  return (
    <>
      <div className="head">
        <h1>Devis</h1>
        <DialogLink className="button main-button" dialog="nouveau">
          Nouveau devis
        </DialogLink>
      </div>
      {rows.length === 0 ? (
        <section className="card">
          <h2>Aucun devis encore.</h2>
          <p>Commencez-en un depuis une demande, par «&nbsp;Faire un devis&nbsp;», ou d’ici.</p>
        </section>
      ) : (
        <table className="card-table">
          <caption className="visually-hidden">Devis, le plus récent d’abord</caption>
          <thead>
            <tr>
              <th scope="col">Client</th>
              <th scope="col">État</th>
              <th scope="col">Numéro</th>
              <th scope="col">Ce qu’il attend</th>
              <th scope="col" className="number">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} now={now} />
            ))}
          </tbody>
        </table>
      )}
      <NewQuote requests={requests} />
    </>
  )
}

function Row({ row, now }: { row: QuoteRow; now: number }) {
  const { id, number, client, total, taxed, currency } = row
  const state = stateOf(row, now)
  const waits = waitsOf(row, now)
  return (
    <tr>
      <td>
        <a href={`/bureau/devis/${number ?? id}`}>
          <b>
            <bdi>{client || 'Sans nom'}</bdi>
          </b>
        </a>
      </td>
      <td>
        <QuoteStateMark state={state} />
      </td>
      <td>{number ?? 'donné à l’envoi'}</td>
      <td>{state === 'asked' ? <b>{waits}</b> : waits}</td>
      <td className="number">
        {total !== null && taxed && formatMoney(total, currency) + afterAmount(taxed)}
      </td>
    </tr>
  )
}

function NewQuote({ requests }: { requests: readonly OpenRequest[] }) {
  return (
    <Dialog id="nouveau" title="Pour quelle demande&nbsp;?">
      <p className="small muted">
        Un devis répond à une demande{'\u00a0'}: le nom, l’adresse{' '}
        <span className="part">e-mail</span> et le pack en sont repris.
      </p>
      {requests.length === 0 ? (
        <p>Aucune demande n’attend.</p>
      ) : (
        <div className="choices packs">
          {requests.map(({ reference, words, quoteId }) => (
            <PostForm key={reference} action={`/bureau/demandes/${reference}/devis`}>
              <input type="hidden" name="id" value={quoteId} />
              <button type="submit" className="button">
                <bdi>{words}</bdi> <span className="small muted">{reference}</span>
              </button>
            </PostForm>
          ))}
        </div>
      )}
      <div className="actions">
        <a className="button" href="/bureau?filtre=toutes">
          Chercher une autre demande
        </a>
        <CloseLink className="button">Annuler</CloseLink>
      </div>
    </Dialog>
  )
}
