import { dayAt, formatHour, formatNamedDay } from '#quotes/dates.ts'
import { isolated } from '#quotes/isolated.ts'
import type { Invitation } from '#server/store/people/invitations.ts'
import { useScript } from '../layout/parts.tsx'
import { Threshold } from '../layout/threshold.tsx'
import { of } from '../ui/device.ts'

/**
 * Static markup; connexion/ceremonies.ts handles the button.
 *
 * @param invitation null after its end
 * @param replaces whether the person has keys, which end
 * @param site public origin of the passkeys; undefined means the page's origin
 */
export function InvitationPage({
  invitation,
  replaces,
  site,
}: {
  invitation: Invitation | null
  replaces: boolean
  site: string | undefined
}) {
  useScript('connexion/ceremonies.ts')
  if (!invitation) {
    return (
      <Threshold>
        <h1>Cette invitation n’est plus valable</h1>
        <p>
          Une invitation ne sert qu’une fois, pendant 48{'\u00a0'}heures. Demandez à un collègue
          d’ouvrir «{'\u00a0'}Personnes{'\u00a0'}», puis, à côté de votre nom, «{'\u00a0'}Renvoyer
          une invitation{'\u00a0'}».
        </p>
        <p>
          <a className="button" href="/bureau">
            Aller à la connexion
          </a>
        </p>
      </Threshold>
    )
  }
  const { person, invitedBy, expiresAt } = invitation
  const firstName = person.name.split(' ')[0] ?? ''
  return (
    <Threshold>
      <p className="muted">Étape 1 sur 2</p>
      <h1>{`Bienvenue, ${isolated(firstName)}`}</h1>
      <div className="message alert" role="alert" hidden data-fault>
        <p />
      </div>
      <p>
        {invitedBy ? `${isolated(invitedBy)} vous invite` : 'Voici votre invitation'} au bureau de
        Graaand. L’invitation est valable jusqu’au {formatNamedDay(dayAt(expiresAt))},{' '}
        {formatHour(expiresAt)}.
      </p>
      {replaces && <p>Vos anciennes clés ne marcheront plus dès que celle-ci sera créée.</p>}
      <label>
        Nom de cet appareil
        <input
          name="label"
          dir="auto"
          defaultValue={`Appareil ${of(firstName)}`}
          data-owner={firstName}
        />
      </label>
      <p>
        <button
          type="button"
          className="button main-button"
          data-ceremony="invitation"
          data-site={site}
        >
          Créer ma première clé
        </button>
      </p>
      <p className="muted">
        Étape 2{'\u00a0'}: une deuxième clé sur un autre appareil. Sans elle, si vous perdez la
        première, vous ne pourrez plus entrer.
      </p>
      <noscript>
        <p>Une clé d’accès demande JavaScript{'\u00a0'}: activez-le pour cette page.</p>
      </noscript>
    </Threshold>
  )
}
