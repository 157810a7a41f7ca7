import { useState } from 'react'
import { isolated } from '#quotes/isolated.ts'
import { DialogLink } from '../ui/dialog.tsx'
import { StatusLine } from '../ui/status.tsx'
import { AddKey } from './add-key.tsx'
import { useConfirmation } from './confirmation.ts'
import { InviteDialog, RemoveKeyDialog, RevokeDialog } from './dialogs.tsx'
import { InlinePost } from './inline-post.tsx'
import { InvitationLink } from './invitation-link.tsx'
import { RenameKeys } from './rename-keys.tsx'
import { Sessions } from './sessions.tsx'
import type { MemberView, PeopleView } from './view.ts'

const roles = { responsable: 'Responsable', equipe: 'Équipe' }
const minute = 60_000

export function PeoplePage({ view }: { view: PeopleView }) {
  const { members, manages, outcome, link, now } = view
  const [refusal, setRefusal] = useState('')
  const confirm = useConfirmation(view.confirmedUntil - now, () => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.close()
    setRefusal(
      'Rien n’a changé\u00a0: confirmez avec votre clé que c’est bien vous, puis recommencez.',
    )
  })
  const single = members.filter(({ keys }) => keys.length === 1)
  return (
    <>
      <div className="head">
        <h1>Personnes et clés</h1>
        {manages && (
          <div className="actions">
            <DialogLink dialog="inviter" className="button main-button">
              Inviter quelqu’un
            </DialogLink>
          </div>
        )}
      </div>
      <StatusLine kind={outcome?.kind ?? 'done'}>{outcome?.words}</StatusLine>
      <StatusLine kind="alert">{refusal}</StatusLine>
      {link && <InvitationLink {...link} />}
      {single.map(({ id, name, isSelf }) => (
        <div key={id} className="message alert" role="note">
          <p>
            <b>{isSelf ? 'Vous n’avez qu’une clé.' : `${isolated(name)} n’a qu’une clé.`}</b>{' '}
            {isSelf
              ? 'Si vous la perdez, vous ne pourrez plus entrer sans une nouvelle invitation.'
              : 'Si elle est perdue, cette personne ne pourra plus entrer sans une nouvelle invitation.'}
          </p>
        </div>
      ))}
      <section id="cles">
        <h2>Personnes</h2>
        <table className="card-table">
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
                  <Actions member={member} manages={manages} typed={view.typed} confirm={confirm} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Sessions sessions={view.sessions} now={now} />
      {manages && <InviteDialog typed={view.typed} />}
      {members.map((member) => (
        <RemoveDialogs key={member.id} member={member} manages={manages} />
      ))}
    </>
  )
}

function wordsOfKeys({ keys, invitedUntil }: MemberView, now: number): string {
  const labels = keys.map(({ label }) => isolated(label))
  if (keys.length === 1) labels.push('seule clé')
  if (invitedUntil !== null) {
    const hours = Math.ceil((invitedUntil - now) / (60 * minute))
    labels.push(`${labels.length > 0 ? 'i' : 'I'}nvitation envoyée, valable encore ${hours}\u00a0h`)
  }
  return labels.join(', ') || 'Aucune clé'
}

function Actions({
  member,
  manages,
  typed,
  confirm,
}: {
  member: MemberView
  manages: boolean
  typed: PeopleView['typed']
  confirm: () => Promise<void>
}) {
  const { id, name, keys, invitedUntil, isSelf } = member
  return (
    <div className="actions">
      {isSelf && <AddKey firstName={name.split(' ')[0] ?? ''} confirm={confirm} />}
      {isSelf && keys.length > 0 && <RenameKeys keys={keys} typed={typed} />}
      {manages && !isSelf && (
        <InlinePost action={`/bureau/equipe/${id}/inviter`}>Renvoyer une invitation</InlinePost>
      )}
      {manages && invitedUntil !== null && (
        <InlinePost action={`/bureau/equipe/${id}/annuler`} isDanger>
          Annuler l’invitation
        </InlinePost>
      )}
      {(manages || isSelf) &&
        keys.map((key) => (
          <DialogLink key={key.id} dialog={`retirer-${key.id}`} className="button danger">
            {`Retirer ${keys.length > 1 ? `«\u00a0${isolated(key.label)}\u00a0»` : 'la clé'}…`}
          </DialogLink>
        ))}
      {manages && !isSelf && (
        <DialogLink dialog={`revoquer-${id}`} className="button danger">
          Retirer cette personne…
        </DialogLink>
      )}
    </div>
  )
}

function RemoveDialogs({ member, manages }: { member: MemberView; manages: boolean }) {
  return (
    <>
      {(manages || member.isSelf) &&
        member.keys.map((key) => (
          <RemoveKeyDialog key={key.id} member={member} keyView={key} manages={manages} />
        ))}
      {manages && !member.isSelf && <RevokeDialog member={member} />}
    </>
  )
}
