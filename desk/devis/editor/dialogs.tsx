import { Fragment } from 'react'
import { formatMoney } from '#quotes/money.ts'
import type { Totals } from '#quotes/totals.ts'
import { afterTotal } from '#quotes/typed.ts'
import type { TypedDraft } from '#quotes/typed-draft.ts'
import type { DraftView } from '#server/http/desk/devis/quote-view.ts'
import { CloseLink, Dialog } from '../../ui/dialog.tsx'

export function PackDialog({ packs }: { packs: DraftView['packs'] }) {
  return (
    <Dialog id="pack" title="Ajouter un pack">
      <p className="small muted">
        Aux prix du site aujourd’hui. Le devis garde le prix du jour de l’ajout.
      </p>
      <div className="choices packs">
        {packs.map(({ id, label, price }) => (
          <button
            key={id}
            type="submit"
            className="button"
            name="edit"
            value={`pack ${id}`}
            // The response shows the new line, so the dialog closes at once.
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            <span>
              {label.split(', ').map((part, place) => (
                <Fragment key={part}>
                  {place > 0 && ', '}
                  <span className="part">{part}</span>
                </Fragment>
              ))}
            </span>{' '}
            <b>{price}</b>
          </button>
        ))}
      </div>
      <div className="actions">
        <CloseLink className="button">Annuler</CloseLink>
      </div>
    </Dialog>
  )
}

export function SendDialog({
  typed,
  sums,
  draft: { number, version, validity },
  leftOut,
  isBlocked,
}: {
  typed: TypedDraft
  sums: Totals | null
  draft: DraftView
  /** Warnings about characters that the quote cannot contain. */
  leftOut: readonly string[]
  isBlocked: boolean
}) {
  const money = (amount: number) => formatMoney(amount, typed.currency === 'tnd' ? 'tnd' : 'euro')
  return (
    <Dialog id="envoyer" title="Envoyer ce devis&nbsp;?">
      {isBlocked ? (
        <p>Il reste des choses à corriger{'\u00a0'}: elles sont nommées en haut de la page.</p>
      ) : (
        <>
          <dl>
            <dt>À</dt>
            <dd>
              <b>
                <bdi translate="no">{typed.client.name}</bdi>
              </b>
              <br />
              <span translate="no">{typed.client.email}</span>
            </dd>
            <dt>Numéro</dt>
            <dd>
              <b>{number}</b>
              <span>
                {version === 1
                  ? ', donné à l’envoi et jamais réutilisé'
                  : `, version ${version}, qui remplace la précédente`}
              </span>
            </dd>
            <dt>Montant</dt>
            <dd>
              {sums && `${money(sums.total)}${afterTotal(typed)}, acompte ${money(sums.deposit)}`}
            </dd>
            <dt>Valable</dt>
            <dd>{validity}</dd>
            <dt>Joint</dt>
            <dd>Le devis (PDF), avec ses conditions</dd>
          </dl>
          {leftOut.length > 0 && (
            <p>
              <b>{[...new Set(leftOut)].join(' ')}</b>
            </p>
          )}
          <p>
            {`Après l’envoi, ce devis ne se modifie plus\u00a0: une correction fera une version ${version + 1} qui le remplace.`}
          </p>
        </>
      )}
      <div className="actions">
        {!isBlocked && (
          <button type="submit" className="button main-button" name="wants" value="envoyer">
            Envoyer à <bdi translate="no">{typed.client.name}</bdi>
          </button>
        )}
        <CloseLink className="button">Relire encore</CloseLink>
      </div>
    </Dialog>
  )
}

export function LeaveDialog({ isFirst, address }: { isFirst: boolean; address: string }) {
  return (
    <Dialog id="abandonner" title="Abandonner ce brouillon&nbsp;?">
      <p>
        {isFirst
          ? 'Il n’a pas de numéro\u00a0: il disparaît. La demande reste.'
          : 'Ce qui est déjà envoyé reste, inchangé.'}
      </p>
      <div className="actions">
        <CloseLink className="button main-button">Garder le brouillon</CloseLink>
        <button type="submit" className="button danger" formAction={`${address}/abandonner`}>
          Abandonner
        </button>
      </div>
    </Dialog>
  )
}
