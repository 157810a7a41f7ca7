import { dayAt, formatDay, formatLongDay, zoneOf } from '#quotes/dates.ts'
import { withdrawWords } from '#quotes/notices.ts'
import { withdrawalWords } from '#quotes/withdrawal.ts'
import type { ViewOf } from '#server/http/follow/drawing.ts'
import { ErrorSummary, Field, fieldsOf } from './field.tsx'
import { Opening } from './layout.tsx'
import { GoTo, PostForm, Submit } from './links.tsx'
import { Facts } from './parts.tsx'
import { Whole } from './whole.tsx'
import { versionWords } from './words.ts'

/** A declaration needs the name, the contract and the address for the receipt (cc D.221-5). */
export function WithdrawPage({ view }: { view: ViewOf<'renoncer'> }) {
  const { number, signed, acceptedAt, withdrawUntil, earlyStart, errors } = view
  const field = fieldsOf(view)
  const concludedOn = dayAt(acceptedAt, zoneOf(signed))
  const contract = versionWords(number, signed)
  const until = withdrawUntil === null ? '' : formatLongDay(withdrawUntil)
  const cost = earlyStart
    ? 'sans donner de motif. Vous aviez demandé que le travail commence plus tôt\u00a0: vous payez la part déjà faite, s’il y en a une, et rien d’autre.'
    : 'sans donner de motif et sans frais\u00a0: le travail n’a pas commencé.'
  return (
    <>
      <Opening ground="bleu" title="Renoncer au contrat">
        <p>{`Vous le pouvez jusqu’au ${until} inclus, ${cost}`}</p>
      </Opening>
      <div className="contract">
        <PostForm to={`/devis/${number}/confirmer`} hidden={{ version: String(signed.version) }}>
          <ErrorSummary errors={errors} />
          <Field {...field('name')} label="Vos nom et prénom" autoComplete="name" required />
          <Facts
            facts={[
              { label: 'Le contrat', text: `${contract}, accepté le ${formatDay(concludedOn)}` },
            ]}
          />
          <Field
            {...field('email')}
            type="email"
            label="Adresse où envoyer l’accusé de réception"
            autoComplete="email"
            required
          />
          <p className="quoted">
            <Whole text={`«\u00a0${withdrawalWords({ ...signed, number }, acceptedAt)}\u00a0»`} />
          </p>
          <p className="row">
            <Submit className="button">{withdrawWords.confirm}</Submit>{' '}
            <GoTo className="link" to={`/devis/${number}`}>
              Garder le contrat
            </GoTo>
          </p>
        </PostForm>
        <aside className="reminder ground-ombre" aria-label="Par courrier">
          <h2 className="small">Par courrier, c’est possible aussi</h2>
          <p>
            Le formulaire se trouve dans le PDF, après les conditions. C’est la date d’envoi qui
            compte.
          </p>
          <GoTo className="link" to={`/devis/${number}.pdf?version=${signed.version}`}>
            Ouvrir le PDF
          </GoTo>
        </aside>
      </div>
    </>
  )
}
