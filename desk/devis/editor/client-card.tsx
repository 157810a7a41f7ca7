import { choices } from '#quotes/choices.ts'
import { territoryOf } from '#quotes/countries.ts'
import { hasVatNumber, registrationLabel } from '#quotes/identity.ts'
import { notices, noticesFor } from '#quotes/notices.ts'
import type { NoticeCode } from '#quotes/terms.ts'
import { decidedOf, vatRuleOfDraft } from '#quotes/typed.ts'
import type { TypedDraft } from '#quotes/typed-draft.ts'
import { mayBeExempt, taxNoticesOf, vatRules } from '#quotes/vat.ts'
import { Choice, Field, FieldError } from './field.tsx'
import { EditButton } from './lines.tsx'
import type { EditorTools } from './tools.ts'

export function ClientCard({
  tools: { typed, errors, change, onEdit },
  countries,
}: {
  tools: EditorTools
  /** French names by code. */
  countries: Readonly<Record<string, string>>
}) {
  const { client } = typed
  const set = (field: keyof TypedDraft['client']) => (value: string) =>
    change({ client: { ...client, [field]: value } })
  const field = (name: keyof TypedDraft['client']) => ({
    name: `client.${name}`,
    value: client[name],
    onChange: set(name),
    error: errors[`client.${name}`],
  })
  const isBusiness = client.kind !== 'consumer'

  const isKnown = client.country in countries
  const rule = vatRules[vatRuleOfDraft(typed)]
  const place = territoryOf(client)
  const canExempt = mayBeExempt(rule)

  const sell = (seller: string) => change({ seller, currency: seller === 'TN' ? 'tnd' : 'euro' })

  return (
    <section className="card">
      <h2>Client et signature</h2>
      <div className="grid-two">
        <div>
          <Field {...field('name')} label="Nom et prénom" />
        </div>
        <div>
          <Field {...field('email')} label="Adresse e-mail" type="email" />
        </div>
        <div className="whole">
          <Choice {...field('kind')} label="Client" options={choices.kind} />
        </div>
        <div>
          <Choice
            name="place"
            label="Signé"
            value={typed.place}
            onChange={(place) => change({ place })}
            options={choices.place}
          />
        </div>
        {/* Always in the HTML, because without scripts these fields could not appear later. */}
        <div hidden={!isBusiness}>
          <Field {...field('company')} label="Entreprise" />
        </div>
        <div hidden={!isBusiness}>
          <Field {...field('role')} label="Qualité" example="gérant" />
        </div>
        <div hidden={!isBusiness}>
          <Field {...field('employees')} label="Combien de salariés&nbsp;?" decimal />
        </div>
        <div>
          <Choice
            {...field('country')}
            label="Pays du client"
            options={isKnown ? countries : { [client.country]: 'À choisir', ...countries }}
          />
        </div>
        <div hidden={!isBusiness}>
          <Field {...field('registration')} label={registrationLabel(client)} />
        </div>
        <div hidden={!isBusiness || !hasVatNumber(client)}>
          <Field {...field('vatNumber')} label="Numéro de TVA" />
          <p className="small muted">Vérifié par sa forme et ses chiffres, pas en ligne.</p>
        </div>
        <div className="whole">
          <p role="status">
            {typed.exempt === 'oui'
              ? 'Franchise en base\u00a0: aucune TVA n’est facturée.'
              : rule.why(countries[place] ?? place)}
          </p>
        </div>
        <div className="whole">
          <Field {...field('street')} label="Adresse, numéro et rue" />
        </div>
        <div>
          <Field {...field('postcode')} label="Code postal" />
        </div>
        <div>
          <Field {...field('town')} label="Ville" />
        </div>
        <div>
          <Choice
            name="seller"
            label="Qui vend"
            value={typed.seller}
            onChange={sell}
            options={choices.seller}
          />
        </div>
        <div>
          <Choice
            name="currency"
            label="Monnaie"
            value={typed.currency}
            onChange={(currency) => change({ currency })}
            error={errors.currency}
            options={choices.currency}
          />
        </div>
        <div hidden={!canExempt}>
          <Choice
            name="exempt"
            label="TVA"
            value={typed.exempt}
            onChange={(exempt) => change({ exempt })}
            error={errors.exempt}
            options={choices.exempt}
          />
        </div>
      </div>
      <Meetings typed={typed} errors={errors} change={change} onEdit={onEdit} />
      <div role="status">
        <h3>Mentions qui s’ajoutent</h3>
        <ul className="small">
          {[...noticesOf(typed), ...taxNoticesOf(decidedOf(typed))].map((code) => (
            <li key={code}>
              {notices[code].heading} ({unbroken(notices[code].clause)})
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Meetings({
  typed,
  errors,
  change,
  onEdit,
}: Pick<EditorTools, 'typed' | 'errors' | 'change' | 'onEdit'>) {
  const set = (index: number, changes: Partial<TypedDraft['meetings'][number]>) => {
    const meeting = typed.meetings[index]
    if (meeting) change({ meetings: typed.meetings.with(index, { ...meeting, ...changes }) })
  }
  return (
    <div className="meetings">
      <div>
        <h3>Où vous vous êtes vus</h3>
        <p className="small muted">
          Un contrat signé aussitôt après une rencontre hors de l’agence est conclu hors
          établissement.
        </p>
      </div>
      {typed.meetings.map((meeting, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a meeting has no key but its index
        <fieldset className="small-line" key={index}>
          <legend className="visually-hidden">Rencontre {index + 1}</legend>
          <Field
            name={`meetings.${index}.on`}
            label="Le"
            type="date"
            value={meeting.on}
            onChange={(on) => set(index, { on })}
            error={errors[`meetings.${index}.on`]}
          />
          <Choice
            name={`meetings.${index}.where`}
            label="Où"
            value={meeting.where}
            onChange={(where) => set(index, { where })}
            options={choices.where}
          />
          <Field
            name={`meetings.${index}.detail`}
            label="Précision"
            example="dans votre restaurant"
            value={meeting.detail}
            onChange={(detail) => set(index, { detail })}
          />
          <EditButton
            kind="remove"
            label={`Retirer la rencontre ${index + 1}`}
            edit={`rencontre-retirer ${index}`}
            onEdit={onEdit}
          />
        </fieldset>
      ))}
      <FieldError name="meetings" error={errors.meetings} />
      <button
        type="submit"
        className="button"
        name="edit"
        value="rencontre"
        onClick={onEdit('rencontre')}
      >
        Ajouter une rencontre
      </button>
    </div>
  )
}

const unbroken = (clause: string) => clause.replace(/(?<=\d)-(?=\d)/g, '\u2011')

export function noticesOf({ seller, place, client }: TypedDraft): readonly NoticeCode[] {
  const situation = { seller, place, client }
  return noticesFor(situation as Parameters<typeof noticesFor>[0])
}
