import { afterAcceptance } from '#quotes/after-acceptance.ts'
import { countryName, isFrench, territoryOf } from '#quotes/countries.ts'
import { dayAt, formatDay, zoneOf } from '#quotes/dates.ts'
import { documentOf } from '#quotes/document.ts'
import { registrationLabel } from '#quotes/identity.ts'
import { mayWithdraw } from '#quotes/notices.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { askedOf, employeesMatter } from '#quotes/signing.ts'
import type { IdentityPart } from '#quotes/vat.ts'
import { periodWords } from '#quotes/withdrawal.ts'
import type { ViewOf } from '#server/http/follow/drawing.ts'
import { ErrorSummary, Field, fieldsOf, mandatory, Tick } from './field.tsx'
import { Opening } from './layout.tsx'
import { GoTo, PostForm, Submit } from './links.tsx'
import { Whole } from './whole.tsx'
import { versionWords } from './words.ts'

export function CheckPage({ view }: { view: ViewOf<'verifier'> }) {
  const { content, number, digest, errors } = view
  const field = fieldsOf(view)
  const isBusiness = content.client.kind !== 'consumer'
  return (
    <>
      <Opening ground="bleu" step={`Étape 1 sur 2`} title="Vérifier et corriger">
        <p>Ces lignes seront écrites dans le contrat. Rien n’est conclu sur cette page.</p>
      </Opening>
      <div className="contract">
        <PostForm
          to={`/devis/${number}/verifier`}
          hidden={{ version: String(content.version), digest }}
        >
          <ErrorSummary errors={errors} />
          <Field {...field('name')} label="Vos nom et prénom" autoComplete="name" required />
          {isBusiness && (
            <>
              <Field
                {...field('role')}
                label="Votre qualité"
                hint={`À quel titre vous signez\u00a0: gérant, associé, salarié avec pouvoir.`}
                autoComplete="organization-title"
                required
              />
              <Field
                {...field('company')}
                label="Votre entreprise"
                autoComplete="organization"
                required
              />
            </>
          )}
          {employeesMatter(content) && (
            <Field
              {...field('employees')}
              label={`Combien de salariés employez-vous\u00a0?`}
              hint="Ce nombre peut ouvrir un délai de quatorze jours pour changer d’avis."
              inputMode="numeric"
              isShort
              required
            />
          )}
          <Identity view={view} />
          <Copy view={view} />
          {(mayWithdraw(content) || employeesMatter(content)) && <EarlyStart view={view} />}
          <p className="row">
            <Submit className="button">Continuer</Submit>{' '}
            <GoTo className="link" to={`/devis/${number}`}>
              Revenir au devis
            </GoTo>
          </p>
        </PostForm>
        <Reminder content={content} number={number} />
      </div>
    </>
  )
}

/**
 * The country is only shown, because it decides the VAT. A quote of before the parts of an address has one
 * line, and no identifiers.
 */
function Identity({ view }: { view: ViewOf<'verifier'> }) {
  const { content } = view
  const { client } = content
  const field = fieldsOf(view)
  const has = askedOf(content)
  const optional = (key: IdentityPart) => (has.needs.includes(key) ? '' : ' (facultatif)')
  return (
    <>
      {has.registration && (
        <Field
          {...field('registration')}
          label={registrationLabel(client) + optional('registration')}
          hint={
            isFrench(territoryOf(client))
              ? 'Neuf chiffres pour un SIREN, quatorze pour un SIRET.'
              : undefined
          }
          required={has.needs.includes('registration')}
        />
      )}
      {has.vatNumber && (
        <Field
          {...field('vatNumber')}
          label={`Votre numéro de TVA${optional('vatNumber')}`}
          hint="Les deux lettres de votre pays, puis le numéro."
          required={has.needs.includes('vatNumber')}
        />
      )}
      <Field
        {...field('street')}
        label="Adresse"
        autoComplete={has.parts ? 'address-line1' : 'off'}
        required
      />
      {has.parts && (
        <>
          {has.postcode && (
            <Field
              {...field('postcode')}
              label="Code postal"
              autoComplete="postal-code"
              isShort
              required
            />
          )}
          <Field {...field('town')} label="Ville" autoComplete="address-level2" required />
          <p>
            {`Pays\u00a0: ${countryName(client.country)}. La TVA en dépend\u00a0: s’il est faux, posez-nous la question au lieu d’accepter.`}
          </p>
        </>
      )}
    </>
  )
}

/**
 * The choice has no default, because a copy by mail instead of paper needs the client's consent (cc L.221-9). Text
 * browsers such as lynx check the first choice by themselves, so it is the one without consent.
 */
function Copy({ view: { email, values, errors } }: { view: ViewOf<'verifier'> }) {
  return (
    <fieldset id="copy" aria-describedby={errors.copy ? 'copy-erreur' : undefined}>
      <legend>{`Votre exemplaire signé ${mandatory}`}</legend>
      {errors.copy && (
        <p className="error" id="copy-erreur">
          {errors.copy}
        </p>
      )}
      <Tick type="radio" name="copy" value="post" checked={values.copy === 'post'} required>
        <b>Sur papier, par la poste</b>
      </Tick>{' '}
      <Tick type="radio" name="copy" value="mail" checked={values.copy === 'mail'} required>
        <b>Par e-mail, en PDF</b> <small>{`à ${email}`}</small>
      </Tick>
    </fieldset>
  )
}

function EarlyStart({ view: { content, values, now } }: { view: ViewOf<'verifier'> }) {
  const { client } = content
  const protectedOne: QuoteVersion =
    client.kind === 'business'
      ? { ...content, client: { ...client, kind: 'smallBusiness' } }
      : content
  const { workFrom } = afterAcceptance(protectedOne, dayAt(now, zoneOf(content)), false)
  const period = periodWords(protectedOne)
  return (
    <fieldset>
      <legend>Début du travail (facultatif)</legend>
      <Tick type="checkbox" name="early" value="oui" checked={values.early === 'oui'}>
        <b>{`Je demande que le travail commence avant la fin des ${period}`}</b>{' '}
        <small>
          {`Si je renonce ensuite, je paie la part déjà faite. Si tout est terminé, je ne peux plus renoncer. Sans cette case, le travail commence le ${formatDay(workFrom)}.`}
        </small>
      </Tick>
    </fieldset>
  )
}

function Reminder({ content, number }: { content: QuoteVersion; number: string }) {
  const words = documentOf(content)
  const rows = [
    ...words.table.sums,
    words.table.total,
    ...words.payment.rows
      .slice(0, content.deposit > 0 ? 1 : 0)
      .map(({ text, amount }) => ({ label: `Acompte, ${text}`, amount })),
  ]
  return (
    <aside className="reminder ground-ombre" aria-label="Rappel du devis">
      <h2 className="small">
        <Whole text={`Devis ${versionWords(number, content)}`} />
      </h2>
      <dl className="pairs">
        {rows.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="amount">{amount}</dd>
          </div>
        ))}
      </dl>
      <GoTo className="link" to={`/devis/${number}`}>
        Relire tout le devis
      </GoTo>
    </aside>
  )
}
