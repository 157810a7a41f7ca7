import { dayAt, formatDay } from '#quotes/dates.ts'
import { isolated } from '#quotes/isolated.ts'
import { TokenField } from '../layout/token.tsx'
import { CloseLink, Dialog } from '../ui/dialog.tsx'
import type { Member, PeopleTyped } from './people.ts'

export function InviteDialog({ typed }: { typed: PeopleTyped }) {
  return (
    <Dialog id="inviter" title="Inviter quelqu’un">
      <form method="post" action="/bureau/equipe/inviter">
        <TokenField />
        <p className="small muted">Tous les champs sont obligatoires.</p>
        <label>
          Prénom et nom
          <input
            name="name"
            dir="auto"
            autoComplete="off"
            required
            aria-invalid={false}
            defaultValue={typed.name}
          />
        </label>
        <label>
          E-mail professionnel
          <input
            name="email"
            type="email"
            required
            aria-invalid={false}
            defaultValue={typed.email}
          />
        </label>
        <fieldset className="choices">
          <legend>
            <b>Rôle</b>
          </legend>
          <label>
            <input
              type="radio"
              name="role"
              value="equipe"
              defaultChecked={typed.role !== 'responsable'}
            />
            Équipe{'\u00a0'}: tout, sauf inviter, retirer et effacer
          </label>
          <label>
            <input
              type="radio"
              name="role"
              value="responsable"
              defaultChecked={typed.role === 'responsable'}
            />
            Responsable{'\u00a0'}: tout
          </label>
        </fieldset>
        <p className="small muted">
          Un lien à usage unique, valable 48{'\u00a0'}h. Il servira à créer sa première clé, puis
          une deuxième.
        </p>
        <div className="actions">
          <button type="submit" className="button main-button">
            Envoyer l’invitation
          </button>
          <CloseLink className="button">Annuler</CloseLink>
        </div>
      </form>
    </Dialog>
  )
}

export function RemoveKeyDialog({
  member: { id, name, keys, isSelf, isManaged },
  passkey: { id: key, label, createdAt, usedAt },
}: {
  member: Member
  passkey: Member['keys'][number]
}) {
  const whose = isSelf ? 'votre' : 'la'
  const title = `Retirer ${keys.length === 1 ? `${isSelf ? 'votre seule clé' : `la seule clé de ${isolated(name)}`}` : `${whose} clé «\u00a0${isolated(label)}\u00a0»`}\u00a0?`
  return (
    <Dialog id={`retirer-${key}`} title={title}>
      <form method="post" action={`/bureau/equipe/${id}/cles/retirer`}>
        <TokenField />
        <input type="hidden" name="key" value={key} />
        <p>
          <bdi>
            <b>{label}</b>
          </bdi>
          , créée le {formatDay(dayAt(createdAt))}
          {usedAt !== null && `, utilisée le ${formatDay(dayAt(usedAt))}`}.
        </p>
        <ul className="small">
          <li>Les sessions que cette clé a ouvertes se ferment tout de suite.</li>
          {keys.length === 1 && (
            <li>Sans autre clé, il faudra une nouvelle invitation pour entrer.</li>
          )}
          <li>Les notes et les réponses restent.</li>
        </ul>
        {isManaged && !isSelf && (
          <div className="choices">
            <label>
              <input type="checkbox" name="again" value="oui" />
              Préparer aussitôt une nouvelle invitation
            </label>
          </div>
        )}
        <div className="actions">
          <button type="submit" className="button danger">
            Retirer la clé
          </button>
          <CloseLink className="button main-button">Garder</CloseLink>
        </div>
      </form>
    </Dialog>
  )
}

export function RevokeDialog({ member: { id, name } }: { member: Member }) {
  return (
    <Dialog id={`revoquer-${id}`} title={`Retirer ${isolated(name)} du bureau\u00a0?`}>
      <form method="post" action={`/bureau/equipe/${id}/retirer`}>
        <TokenField />
        <ul className="small">
          <li>Ses clés ne marchent plus et ses sessions se ferment tout de suite.</li>
          <li>Ses notes, ses réponses et son nom dans le journal restent.</li>
        </ul>
        <div className="actions">
          <button type="submit" className="button danger">
            Retirer cette personne
          </button>
          <CloseLink className="button main-button">Garder</CloseLink>
        </div>
      </form>
    </Dialog>
  )
}
