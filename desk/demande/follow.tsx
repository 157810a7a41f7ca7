import { dayToCome } from '#content/days.ts'
import { dayAt } from '#quotes/dates.ts'
import { isolated } from '#quotes/isolated.ts'
import type { RequestView } from '#server/http/desk/demande/request-view.ts'
import { dateField } from '../ui/date-field.ts'
import { CloseLink, Dialog, DialogLink } from '../ui/dialog.tsx'
import { wordOfState } from '../ui/state.tsx'
import { ActForm, useRequest } from './request.tsx'

const reasons = [
  ['price', 'Le prix'],
  ['delay', 'Le délai'],
  ['other', 'Un autre prestataire'],
  ['silence', 'Sans nouvelles'],
  ['trade', 'Hors de notre métier'],
  ['else', 'Autre'],
] as const

export function Follow() {
  const { view } = useRequest()
  const { follow, states, noteId, lost } = view
  const toCome = dayToCome(dayAt(view.now))
  // A reminder that is due stays until a person moves it.
  const isDue = follow.seenReminder !== '' && follow.seenReminder < toCome.first
  return (
    <section className="card">
      <h2>Suivi</h2>
      {lost && (
        <p className="typed" dir="auto">
          {`Perdue\u00a0: ${lost}`}
        </p>
      )}
      <ActForm act="suivi" own="follow">
        <input type="hidden" name="noteId" value={noteId} />
        <input type="hidden" name="seenState" value={view.state} />
        <input type="hidden" name="seenReminder" value={follow.seenReminder} />
        <div className="two-cards">
          <label>
            État
            <select key={view.state} name="state" defaultValue={follow.state}>
              {states.map((state) => (
                <option key={state} value={state}>
                  {wordOfState(state)}
                </option>
              ))}
            </select>
          </label>
          <label>
            Me le rappeler
            <input
              key={follow.seenReminder}
              name="reminder"
              {...dateField({ ...toCome, first: isDue ? follow.seenReminder : toCome.first })}
              defaultValue={follow.reminder}
            />
          </label>
        </div>
        <label>
          Note, pour l’équipe seulement
          <textarea name="note" rows={2} dir="auto" defaultValue={follow.note} />
        </label>
        <div className="actions">
          <button type="submit" className="button">
            Enregistrer le suivi
          </button>
          {view.canLose && (
            <DialogLink dialog="perdue" className="button">
              Marquer perdue…
            </DialogLink>
          )}
        </div>
      </ActForm>
      <Give />
      {!view.isSpam && !view.doubts && (
        <ActForm className="actions" act="indesirable">
          <button type="submit" className="button">
            C’est un indésirable
          </button>
        </ActForm>
      )}
      {view.erasure && <Erase {...view.erasure} />}
      <LoseDialog />
    </section>
  )
}

function Give() {
  const { assignee, colleagues } = useRequest().view
  return (
    <ActForm className="inline" act="donner">
      <label>
        Confiée à
        <select key={assignee?.id} name="to" defaultValue={assignee?.id ?? ''}>
          <option value="">Personne</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button">
        Confier
      </button>
    </ActForm>
  )
}

function LoseDialog() {
  const { name, lose } = useRequest().view
  return (
    <Dialog id="perdue" title="Pourquoi est-elle perdue&nbsp;?">
      <ActForm act="perdue">
        <p className="muted">{`Le motif est obligatoire\u00a0: il sert aux chiffres. ${isolated(name)} ne reçoit rien.`}</p>
        <div className="choices" role="radiogroup" aria-labelledby="perdue-titre">
          {reasons.map(([id, label]) => (
            <label key={id}>
              <input
                type="radio"
                name="reason"
                value={id}
                required
                defaultChecked={id === lose.reason}
              />
              {label}
            </label>
          ))}
        </div>
        <label>
          Précision, si elle aide
          <input name="detail" dir="auto" defaultValue={lose.detail} />
        </label>
        <div className="actions">
          <button type="submit" className="button main-button">
            Marquer perdue
          </button>
          <CloseLink className="button">Annuler</CloseLink>
        </div>
      </ActForm>
    </Dialog>
  )
}

function Erase({
  leads,
  notes,
  messages,
  deliveries,
  quotes,
  contracts,
}: NonNullable<RequestView['erasure']>) {
  const count = (number: number, one: string, several: string) =>
    `${number}\u00a0${number > 1 ? several : one}`
  const gone = [
    count(leads, 'demande', 'demandes'),
    count(notes, 'note', 'notes'),
    count(messages, 'e-mail écrit ou classé ici', 'e-mails écrits ou classés ici'),
    count(deliveries, 'livraison', 'livraisons'),
    ...(quotes > 0 ? [count(quotes, 'devis non accepté', 'devis non acceptés')] : []),
  ]
  const stays = contracts.map(({ number, until }) => `le contrat ${number}, jusqu’au ${until}`)
  return (
    <details>
      <summary className="button danger">Effacer cette personne…</summary>
      <p>
        <b>Sera effacé{'\u00a0'}:</b> <span>{`${gone.join(', ')}.`}</span> <b>Restera{'\u00a0'}:</b>{' '}
        la ligne du journal, sans nom, et ce que gardent vos messageries et les sauvegardes.
      </p>
      {contracts.length > 0 && (
        <p>
          <b>La loi demande de garder{'\u00a0'}:</b> <span>{`${stays.join('\u00a0; ')}.`}</span>
        </p>
      )}
      <ActForm act="effacer">
        <button type="submit" className="button danger">
          Effacer définitivement
        </button>
      </ActForm>
    </details>
  )
}
