import { isolated } from '#quotes/isolated.ts'
import type { PersonWithKeys } from '#server/store/people/people.ts'
import type { Session } from '#server/store/people/sessions.ts'
import { useScript } from '../layout/parts.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { of } from '../ui/device.ts'
import { DialogLink } from '../ui/dialog.tsx'
import { StatusLine } from '../ui/status.tsx'
import { InviteDialog, RemoveKeyDialog, RevokeDialog } from './dialogs.tsx'
import { InlinePost } from './inline-post.tsx'
import type { Member, PeopleSaid, PeopleTyped } from './people.ts'
import { RenameKeys } from './rename-keys.tsx'
import { Sessions } from './sessions.tsx'

const roles = { responsable: 'Responsable', equipe: 'Équipe' }
const hour = 3_600_000

/** @param confirmedFor milliseconds for which the last re-authentication is enough */
export function PeoplePage({
  now,
  session,
  confirmedFor,
  people,
  sessions,
  outcome,
  typed = {},
  link,
}: {
  now: number
  session: Session
  confirmedFor: number
  people: readonly PersonWithKeys[]
  sessions: readonly Session[]
} & PeopleSaid) {
  useScript('equipe/keys.ts')
  const isManaged = session.person.role === 'responsable'
  const members = people
    .map((person): Member => ({ ...person, isManaged, isSelf: person.id === session.person.id }))
    .toSorted((one, other) => Number(other.isSelf) - Number(one.isSelf))
  return (
    <>
      <div className="head">
        <h1>Personnes et clés</h1>
        {isManaged && (
          <div className="actions">
            <DialogLink dialog="inviter" className="button main-button">
              Inviter quelqu’un
            </DialogLink>
          </div>
        )}
      </div>
      <StatusLine kind={outcome?.kind ?? 'done'}>{outcome?.words}</StatusLine>
      <StatusLine id="refus" kind="alert" />
      {link && <InvitationLink {...link} />}
      {members
        .filter(({ keys }) => keys.length === 1)
        .map(({ id, name, isSelf }) => (
          <div key={id} className="message alert" role="note">
            <p>
              <b>{isSelf ? 'Vous n’avez qu’une clé.' : `${isolated(name)} n’a qu’une clé.`}</b>{' '}
              {isSelf
                ? 'Si vous la perdez, vous ne pourrez plus entrer sans une nouvelle invitation.'
                : 'Si elle est perdue, cette personne ne pourra plus entrer sans une nouvelle invitation.'}
            </p>
          </div>
        ))}
      <section id="cles" data-confirmed={confirmedFor}>
        <h2 id="personnes">Personnes</h2>
        <table className="card-table" aria-labelledby="personnes">
          <thead>
            <tr>
              <th scope="col">Nom</th>
              <th scope="col">Rôle</th>
              <th scope="col">Clés</th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <tr key={member.id}>
                <td>
                  <b>{member.isSelf ? `${isolated(member.name)} (vous)` : isolated(member.name)}</b>
                  <br />
                  <span className="small muted">{member.email}</span>
                </td>
                <td>{roles[member.role]}</td>
                <td>
                  <bdi>{wordsOfKeys(member, now)}</bdi>
                </td>
                <td>
                  <Actions member={member} typed={typed} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Sessions sessions={sessions} own={session} now={now} />
      {isManaged && <InviteDialog typed={typed} />}
      {members.map((member) => (
        <RemoveDialogs key={member.id} member={member} />
      ))}
    </>
  )
}

function InvitationLink({ name, address, isMailed }: NonNullable<PeopleSaid['link']>) {
  return (
    <div className="message fresh" role="status">
      <p>
        <b>{`L’invitation de ${isolated(name)} est ${isMailed ? 'partie' : 'prête'}.`}</b> Ce lien
        ne sert qu’une fois, pendant 48{'\u00a0'}h. Il ne sera plus montré
        {isMailed ? '.' : '\u00a0: envoyez-le-lui vous-même.'}
        <br />
        <code>{address}</code>
      </p>
      <div className="actions">
        <CopyButton text={address} copied="Lien copié">
          Copier le lien
        </CopyButton>
      </div>
    </div>
  )
}

function wordsOfKeys({ keys, invitedUntil }: Member, now: number): string {
  const labels = keys.map(({ label }) => isolated(label))
  if (keys.length === 1) labels.push('seule clé')
  if (invitedUntil !== null) {
    const hours = Math.ceil((invitedUntil - now) / hour)
    labels.push(`${labels.length > 0 ? 'i' : 'I'}nvitation envoyée, valable encore ${hours}\u00a0h`)
  }
  return labels.join(', ') || 'Aucune clé'
}

function Actions({ member, typed }: { member: Member; typed: PeopleTyped }) {
  const { id, name, keys, invitedUntil, isSelf, isManaged } = member
  return (
    <div className="actions">
      {isSelf && <AddKey firstName={name.split(' ')[0] ?? ''} />}
      {isSelf && keys.length > 0 && <RenameKeys keys={keys} typed={typed} />}
      {isManaged && !isSelf && (
        <InlinePost action={`/bureau/equipe/${id}/inviter`}>Renvoyer une invitation</InlinePost>
      )}
      {isManaged && invitedUntil !== null && (
        <InlinePost action={`/bureau/equipe/${id}/annuler`} isDanger>
          Annuler l’invitation
        </InlinePost>
      )}
      {(isManaged || isSelf) &&
        keys.map((key) => (
          <DialogLink key={key.id} dialog={`retirer-${key.id}`} className="button danger">
            {`Retirer ${keys.length > 1 ? `«\u00a0${isolated(key.label)}\u00a0»` : 'la clé'}…`}
          </DialogLink>
        ))}
      {isManaged && !isSelf && (
        <DialogLink dialog={`revoquer-${id}`} className="button danger">
          Retirer cette personne…
        </DialogLink>
      )}
    </div>
  )
}

function AddKey({ firstName }: { firstName: string }) {
  return (
    <details className="unfolding">
      <summary className="button">Ajouter une clé</summary>
      <label>
        Nom de l’appareil
        <input id="nouvelle-cle" dir="auto" defaultValue={`Deuxième appareil ${of(firstName)}`} />
      </label>
      <button type="button" className="button main-button" id="creer-la-cle">
        Créer cette clé
      </button>
      <StatusLine id="refus-de-cle" kind="alert" />
    </details>
  )
}

function RemoveDialogs({ member }: { member: Member }) {
  const { keys, isSelf, isManaged } = member
  return (
    <>
      {(isManaged || isSelf) &&
        keys.map((key) => <RemoveKeyDialog key={key.id} member={member} passkey={key} />)}
      {isManaged && !isSelf && <RevokeDialog member={member} />}
    </>
  )
}
