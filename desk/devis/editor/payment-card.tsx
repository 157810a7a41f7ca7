import { formatMoney } from '#quotes/money.ts'
import { currencyOf } from '#quotes/prices.ts'
import type { Totals } from '#quotes/totals.ts'
import { afterTotal } from '#quotes/typed.ts'
import { AddButton, Field, Rows } from './field.tsx'
import { useTools } from './tools.ts'

export function PaymentCard({ sums }: { sums: Totals | null }) {
  const { typed } = useTools()
  const money = (amount: number) => formatMoney(amount, currencyOf(typed))
  return (
    <section className="card">
      <h2>Paiement et calendrier</h2>
      <div className="grid-two">
        <div>
          <Field name="deposit" label="Acompte (%)" decimal />
        </div>
        <div>
          <Field name="validUntil" label="Valable jusqu’au" type="date" />
        </div>
        <div>
          <Field name="balanceDue" label="Le solde est dû" example="mise en ligne, à 30 jours" />
        </div>
        <div>
          <Field name="deliveryWeeks" label="Délai, en semaines" decimal />
        </div>
        <div>
          <Field
            name="remindDays"
            label="Relance, en jours avant la fin"
            example="vide&nbsp;: aucune"
            decimal
          />
        </div>
      </div>
      <Rows list="instalments" edit="echeance" name="Échéance" the="l’échéance">
        {(index) => (
          <>
            <Field name={`instalments.${index}.share`} label="Part (%)" decimal />
            <Field name={`instalments.${index}.when`} label="Quand" />
          </>
        )}
      </Rows>
      <div>
        <AddButton edit="echeance">Ajouter une échéance</AddButton>
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
