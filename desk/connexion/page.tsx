import { useScript } from '../layout/parts.tsx'
import { Threshold } from '../layout/threshold.tsx'

/**
 * The same for every visitor, so the page reveals nothing about accounts.
 *
 * @param site public origin of the passkeys; undefined means the page's origin
 */
export function SignInPage({ site }: { site: string | undefined }) {
  useScript('connexion/ceremonies.ts')
  return (
    <Threshold>
      <h1>Connexion</h1>
      <div className="message alert" role="alert" hidden data-fault>
        <p />
      </div>
      <p>
        Le bureau s’ouvre avec votre clé d’accès{'\u00a0'}: empreinte, visage ou code de votre
        appareil. Il n’y a pas de mot de passe.
      </p>
      <noscript>
        <p>Une clé d’accès demande JavaScript{'\u00a0'}: activez-le pour cette page.</p>
      </noscript>
      <p>
        <button
          type="button"
          className="button main-button"
          data-ceremony="connexion"
          data-site={site}
        >
          Se connecter avec ma clé
        </button>
      </p>
      <details>
        <summary className="button">J’ai perdu ma clé</summary>
        <p>
          Prenez votre deuxième clé, sur un autre appareil. Si vous n’en avez plus aucune, demandez
          à un collègue d’ouvrir «{'\u00a0'}Personnes{'\u00a0'}», puis, à côté de votre nom, «
          {'\u00a0'}Renvoyer une invitation{'\u00a0'}». L’invitation est valable 48{'\u00a0'}heures,
          et vos anciennes clés ne marcheront plus.
        </p>
      </details>
    </Threshold>
  )
}
