import { formatMoney } from '#quotes/money.ts'
import type { Totals } from '#quotes/totals.ts'
import { afterTotal } from '#quotes/typed.ts'
import { Field, FieldError } from './field.tsx'
import { EditButton } from './lines.tsx'
import type { EditorTools } from './tools.ts'

export function PaymentCard({
  tools: { typed, errors, change, onEdit },
  totals: { sums },
}: {
  tools: EditorTools
  totals: { sums: Totals | null }
}) {
  const money = (amount: number) => formatMoney(amount, typed.currency === 'tnd' ? 'tnd' : 'euro')
  const setInstalment = (index: number, changes: { share?: string; when?: string }) => {
    const one = typed.instalments[index]
    if (one) change({ instalments: typed.instalments.with(index, { ...one, ...changes }) })
  }
  return (
    <section className="card">
      <h2>Paiement et calendrier</h2>
      <div className="grid-two">
        <div>
          <Field
            name="deposit"
            label="Acompte (%)"
            decimal
            value={typed.deposit}
            onChange={(deposit) => change({ deposit })}
            error={errors.deposit}
          />
        </div>
        <div>
          <Field
            name="validUntil"
            label="Valable jusqu’au"
            type="date"
            value={typed.validUntil}
            onChange={(validUntil) => change({ validUntil })}
            error={errors.validUntil}
          />
        </div>
        <div>
          <Field
            name="balanceDue"
            label="Le solde est dû"
            example="mise en ligne, à 30 jours"
            value={typed.balanceDue}
            onChange={(balanceDue) => change({ balanceDue })}
            error={errors.balanceDue}
          />
        </div>
        <div>
          <Field
            name="deliveryWeeks"
            label="Délai, en semaines"
            decimal
            value={typed.deliveryWeeks}
            onChange={(deliveryWeeks) => change({ deliveryWeeks })}
            error={errors.deliveryWeeks}
          />
        </div>
        <div>
          <Field
            name="remindDays"
            label="Relance, en jours avant la fin"
            example="vide&nbsp;: aucune"
            decimal
            value={typed.remindDays}
            onChange={(remindDays) => change({ remindDays })}
          />
        </div>
      </div>
      {typed.instalments.map((instalment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a payment has no key but its index
        <fieldset className="small-line" key={index}>
          <legend className="visually-hidden">Échéance {index + 1}</legend>
          <Field
            name={`instalments.${index}.share`}
            label="Part (%)"
            decimal
            value={instalment.share}
            onChange={(share) => setInstalment(index, { share })}
            error={errors[`instalments.${index}.share`]}
          />
          <Field
            name={`instalments.${index}.when`}
            label="Quand"
            value={instalment.when}
            onChange={(when) => setInstalment(index, { when })}
          />
          <EditButton
            kind="remove"
            label={`Retirer l’échéance ${index + 1}`}
            edit={`echeance-retirer ${index}`}
            onEdit={onEdit}
          />
        </fieldset>
      ))}
      <FieldError name="instalments" error={errors.instalments} />
      <div>
        <button
          type="submit"
          className="button"
          name="edit"
          value="echeance"
          onClick={onEdit('echeance')}
        >
          Ajouter une échéance
        </button>
      </div>
      {sums && (
        <p>
          {sums.deposit > 0 && (
            <span>
              Acompte à la commande{'\u00a0'}: <b>{money(sums.deposit) + afterTotal(typed)}</b>.
            </span>
          )}
          <span>
            {sums.balance > 0 && ` Solde\u00a0: ${money(sums.balance)}${afterTotal(typed)}.`}
          </span>
        </p>
      )}
    </section>
  )
}
