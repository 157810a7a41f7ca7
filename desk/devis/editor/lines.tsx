import { Fragment, type KeyboardEvent, useEffect } from 'react'
import { isolated } from '#quotes/isolated.ts'
import { formatMoney, formatPercent, formatQuantity } from '#quotes/money.ts'
import { currencyOf, currencyWords, hasUnknownPrice } from '#quotes/prices.ts'
import type { Totals } from '#quotes/totals.ts'
import { decidedOf, symbolOf, vatRuleOfDraft } from '#quotes/typed.ts'
import type { TypedDraft, TypedLine } from '#quotes/typed-draft.ts'
import { isUntaxed, vatRules } from '#quotes/vat.ts'
import { DialogLink } from '../../ui/dialog.tsx'
import { AddButton, Choice, EditButton, Field, FieldError, LeftOut } from './field.tsx'
import { type TextPath, useTools } from './tools.ts'

const numberFields = [
  { name: 'quantity', label: () => 'Quantité' },
  { name: 'price', label: (symbol: string) => `Prix unitaire HT (${symbol})` },
  { name: 'discount', label: () => 'Remise (%)' },
] as const

const bookkeeping = ['priceIn', 'otherPrice', 'pack'] as const

export function Lines({
  totals,
  said,
}: {
  totals: { sums: Totals | null; isCurrent: boolean }
  said: string
}) {
  const { typed, errors, write } = useTools()
  const { sums, isCurrent } = totals
  const currency = currencyOf(typed)
  const symbol = symbolOf(typed)
  const isTaxFree = isUntaxed(decidedOf(typed))
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <section className="card" id="lignes">
      <div className="head">
        <h2>Lignes</h2>
        <p className="small muted keyboard">
          <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd> déplacer la ligne
        </p>
      </div>
      <div>
        {typed.lines.length > 0 && (
          <div className="line-heads" aria-hidden="true">
            <span>Ordre</span>
            <span>Désignation</span>
            <span>Quantité</span>
            <span>{`Prix unit. HT, ${symbol}`}</span>
            <span>Remise,&nbsp;%</span>
            <span>TVA</span>
            <span className="number">Total HT</span>
            <span />
          </div>
        )}
        <ol className="lines">
          {typed.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no key but its index
            <li key={index}>
              <LineFields
                line={line}
                index={index}
                total={isCurrent && sums ? money(sums.lines[index] ?? 0) : null}
              />
            </li>
          ))}
        </ol>
        <FieldError name="lines" />
      </div>
      <p className="small" role="status">
        {isCurrent
          ? said
          : sums
            ? 'Les totaux datent de la dernière ligne correcte.'
            : 'Pas encore de total\u00a0: une ligne est à corriger.'}
      </p>
      <div className="sums">
        <div className="actions">
          <DialogLink className="button" dialog="pack">
            Ajouter un pack
          </DialogLink>
          {hasUnknownPrice(typed) && (
            <AddButton edit="monnaie">{`Les prix sont en ${currencyWords[currency]}`}</AddButton>
          )}
          <AddButton edit="ligne">Ajouter une ligne libre</AddButton>
        </div>
        <dl>
          <dt>Total des lignes HT</dt>
          <dd>{sums && money(sums.gross)}</dd>
          <dt>
            <label className="inline">
              Remise globale (%)
              <input
                id="discount"
                name="discount"
                inputMode="decimal"
                autoComplete="off"
                value={typed.discount}
                aria-invalid={errors.discount ? true : undefined}
                onChange={({ currentTarget }) => write('discount', currentTarget.value)}
              />
            </label>
            <FieldError name="discount" />
          </dt>
          <dd>{sums && money(-sums.discount)}</dd>
          <dt>Total HT</dt>
          <dd>{sums && money(sums.net)}</dd>
          {(isTaxFree ? [] : (sums?.rates ?? [])).map(({ rate, vat }) => (
            <Fragment key={rate}>
              <dt>TVA {formatPercent(rate)}</dt>
              <dd>{money(vat)}</dd>
            </Fragment>
          ))}
          <dt className="with-tax">{isTaxFree ? 'Total à payer' : 'Total TTC'}</dt>
          <dd className="with-tax">{sums && money(sums.total)}</dd>
        </dl>
      </div>
    </section>
  )
}

function LineFields({
  line,
  index,
  total,
}: {
  line: TypedLine
  index: number
  total: string | null
}) {
  const { typed, errors, onEdit, moved } = useTools()
  const place = index + 1
  const name = (field: keyof TypedLine): TextPath => `lines.${index}.${field}`
  const last = typed.lines.length - 1
  const faults = Object.keys(errors).filter((field) => field.startsWith(`lines.${index}.`))

  useEffect(() => {
    if (moved?.index === index) document.getElementById(moved.focus)?.focus()
  }, [moved, index])

  function press(event: KeyboardEvent) {
    if (!event.altKey || event.ctrlKey || event.metaKey) return
    const edit = { ArrowUp: 'monter', ArrowDown: 'descendre' }[event.key]
    if (!edit) return
    event.preventDefault()
    onEdit(`${edit} ${index}`, (event.target as Element).id)(event)
  }

  return (
    <fieldset className="line" onKeyDown={press}>
      <legend className="visually-hidden">
        {`Ligne ${place}\u00a0: ${isolated(line.label) || 'sans désignation'}`}
      </legend>
      <div className="order">
        <EditButton
          kind="up"
          label={`Monter la ligne ${place}`}
          edit={`monter ${index}`}
          isOff={index === 0}
        />
        <EditButton
          kind="down"
          label={`Descendre la ligne ${place}`}
          edit={`descendre ${index}`}
          isOff={index === last}
        />
      </div>
      <Field className="description" name={name('label')} label="Désignation" isErrorApart />
      {bookkeeping.map((field) => (
        <input key={field} type="hidden" name={name(field)} value={line[field]} />
      ))}
      {numberFields.map((field) => (
        <Field
          key={field.name}
          className="number-field"
          name={name(field.name)}
          label={field.label(symbolOf(typed))}
          isErrorApart
          decimal
        />
      ))}
      <Choice
        className="number-field"
        name={name('vat')}
        label="TVA"
        {...(typed.exempt === 'oui' && { value: '0' })}
        isErrorApart
        options={vatOptions(typed)}
      />
      <output className="number" translate="no" aria-label={`Total HT de la ligne ${place}`}>
        {total ?? '?'}
      </output>
      <EditButton kind="remove" label={`Retirer la ligne ${place}`} edit={`retirer ${index}`} />
      {faults.map((field) => (
        <FieldError key={field} name={field} />
      ))}
      {!errors[name('label')] && <LeftOut name={name('label')} />}
      <details className="line-details" open={line.detail !== '' || line.unit !== ''}>
        <summary>Détail et unité</summary>
        <div className="grid-two">
          <Field name={name('detail')} label="Détail, sous la désignation" isErrorApart />
          {!errors[name('detail')] && <LeftOut name={name('detail')} />}
          <Field name={name('unit')} label="Unité" example="page, mois" isErrorApart />
          {!errors[name('unit')] && <LeftOut name={name('unit')} />}
        </div>
      </details>
    </fieldset>
  )
}

function vatOptions(typed: TypedDraft): Record<string, string> {
  if (typed.exempt === 'oui') return { 0: '0\u00a0%' }
  const { rates } = vatRules[vatRuleOfDraft(typed)]
  return Object.fromEntries(rates.map((rate) => [formatQuantity(rate), formatPercent(rate)]))
}
