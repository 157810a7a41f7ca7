import { choices } from '#quotes/choices.ts'
import { territoryOf } from '#quotes/countries.ts'
import { hasVatNumber, registrationLabel } from '#quotes/identity.ts'
import { notices, noticesFor } from '#quotes/notices.ts'
import type { NoticeCode } from '#quotes/terms.ts'
import { decidedOf, vatRuleOfDraft } from '#quotes/typed.ts'
import type { TypedDraft } from '#quotes/typed-draft.ts'
import { mayBeExempt, taxNoticesOf, vatRules } from '#quotes/vat.ts'
import { AddButton, Choice, Field, Rows } from './field.tsx'
import { useTools } from './tools.ts'

/** @param countries French names by code */
export function ClientCard({ countries }: { countries: Readonly<Record<string, string>> }) {
  const { typed, change } = useTools()
  const { client } = typed
  const isBusiness = client.kind !== 'consumer'
  const isKnown = client.country in countries
  const rule = vatRules[vatRuleOfDraft(typed)]
  const place = territoryOf(client)
  return (
    <section className="card">
      <h2>Client et signature</h2>
      <div className="grid-two">
        <div>
          <Field name="client.name" label="Nom et prénom" />
        </div>
        <div>
          <Field name="client.email" label="Adresse e-mail" type="email" />
        </div>
        <div className="whole">
          <Choice name="client.kind" label="Client" options={choices.kind} />
        </div>
        <div>
          <Choice name="place" label="Signé" options={choices.place} />
        </div>
        {/* Always in the HTML, because without scripts these fields could not appear later. */}
        <div hidden={!isBusiness}>
          <Field name="client.company" label="Entreprise" />
        </div>
        <div hidden={!isBusiness}>
          <Field name="client.role" label="Qualité" example="gérant" />
        </div>
        <div hidden={!isBusiness}>
          <Field name="client.employees" label="Combien de salariés&nbsp;?" decimal />
        </div>
        <div>
          <Choice
            name="client.country"
            label="Pays du client"
            options={isKnown ? countries : { [client.country]: 'À choisir', ...countries }}
          />
        </div>
        <div hidden={!isBusiness}>
          <Field name="client.registration" label={registrationLabel(client)} />
        </div>
        <div hidden={!isBusiness || !hasVatNumber(client)}>
          <Field name="client.vatNumber" label="Numéro de TVA" />
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
          <Field name="client.street" label="Adresse, numéro et rue" />
        </div>
        <div>
          <Field name="client.postcode" label="Code postal" />
        </div>
        <div>
          <Field name="client.town" label="Ville" />
        </div>
        <div>
          <Choice
            name="seller"
            label="Qui vend"
            onChoose={(seller) => change({ seller, currency: seller === 'TN' ? 'tnd' : 'euro' })}
            options={choices.seller}
          />
        </div>
        <div>
          <Choice name="currency" label="Monnaie" options={choices.currency} />
        </div>
        <div hidden={!mayBeExempt(rule)}>
          <Choice name="exempt" label="TVA" options={choices.exempt} />
        </div>
      </div>
      <div className="meetings">
        <div>
          <h3>Où vous vous êtes vus</h3>
          <p className="small muted">
            Un contrat signé aussitôt après une rencontre hors de l’agence est conclu hors
            établissement.
          </p>
        </div>
        <Rows list="meetings" edit="rencontre" name="Rencontre" the="la rencontre">
          {(index) => (
            <>
              <Field name={`meetings.${index}.on`} label="Le" type="date" />
              <Choice name={`meetings.${index}.where`} label="Où" options={choices.where} />
              <Field
                name={`meetings.${index}.detail`}
                label="Précision"
                example="dans votre restaurant"
              />
            </>
          )}
        </Rows>
        <AddButton edit="rencontre">Ajouter une rencontre</AddButton>
      </div>
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

const unbroken = (clause: string) => clause.replace(/(?<=\d)-(?=\d)/g, '\u2011')

export function noticesOf({ seller, place, client }: TypedDraft): readonly NoticeCode[] {
  const situation = { seller, place, client }
  return noticesFor(situation as Parameters<typeof noticesFor>[0])
}
