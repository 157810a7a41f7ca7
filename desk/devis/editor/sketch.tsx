import { isDay } from '#content/days.ts'
import { formatDay } from '#quotes/dates.ts'
import { formatMoney, formatPercent } from '#quotes/money.ts'
import type { Totals } from '#quotes/totals.ts'
import { afterTotal, decidedOf } from '#quotes/typed.ts'
import type { TypedDraft } from '#quotes/typed-draft.ts'
import { isUntaxed } from '#quotes/vat.ts'
import type { DraftQuoteView, DraftView } from '#server/http/desk/devis/quote-view.ts'
import { DialogLink } from '../../ui/dialog.tsx'
import { noticesOf } from './client-card.tsx'

export function Sketch({
  typed,
  sums,
  view,
  draft,
}: {
  typed: TypedDraft
  sums: Totals | null
  view: DraftQuoteView
  draft: DraftView
}) {
  const money = (amount: number) => formatMoney(amount, typed.currency === 'tnd' ? 'tnd' : 'euro')
  const canWithdraw = noticesOf(typed).some((code) => code === 'R1' || code === 'T')
  const rates = sums && !isUntaxed(decidedOf(typed)) ? sums.rates : []
  const isReady = Object.keys(draft.errors).length === 0
  return (
    <aside className="column" aria-label="Aperçu">
      <section>
        <h2>Ce que le client verra</h2>
        <div className="paper">
          <p className="small muted">{`Graaand, ${view.number ?? 'brouillon'}`}</p>
          <p className="big">{sums ? `${money(sums.total)}${afterTotal(typed)}` : '?'}</p>
          <p>
            <bdi translate="no">{typed.client.name || 'Sans nom'}</bdi>
            {typed.subject && (
              <span>
                , <bdi translate="no">{typed.subject}</bdi>
              </span>
            )}
            <span>
              {isDay(typed.validUntil) ? `. Valable jusqu’au ${formatDay(typed.validUntil)}.` : '.'}
            </span>
          </p>
          {sums && (
            <table>
              <caption className="visually-hidden">Lignes</caption>
              <tbody>
                {typed.lines.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line has no key but its index
                  <tr key={index}>
                    <th scope="row" dir="auto">
                      {line.label || 'Sans désignation'}
                    </th>
                    <td className="number">{money(sums.lines[index] ?? 0)}</td>
                  </tr>
                ))}
                {sums.discount > 0 && (
                  <tr>
                    <th scope="row">Remise</th>
                    <td className="number">{money(-sums.discount)}</td>
                  </tr>
                )}
                {rates.map(({ rate, vat }) => (
                  <tr key={rate}>
                    <th scope="row">TVA {formatPercent(rate)}</th>
                    <td className="number">{money(vat)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {canWithdraw && <p className="small">Le client peut changer d’avis après avoir signé.</p>}
        </div>
        {view.versions.length > 0 && (
          <p className="small">
            <span>{`Déjà envoyée${view.versions.length > 1 ? 's' : ''}\u00a0:`}</span>{' '}
            {view.versions.map(({ version, address }) => (
              <a key={version} href={address}>
                {`version ${version}`}
              </a>
            ))}
          </p>
        )}
        {isReady && (
          <div className="actions">
            <a className="button" href={draft.page} target="_blank" rel="noreferrer">
              Voir la page du client
            </a>
            <a className="button" href={draft.pdf} target="_blank" rel="noreferrer">
              Voir le PDF
            </a>
          </div>
        )}
        <div className="actions">
          <DialogLink className="button danger" dialog="abandonner">
            Abandonner ce brouillon…
          </DialogLink>
        </div>
      </section>
    </aside>
  )
}
