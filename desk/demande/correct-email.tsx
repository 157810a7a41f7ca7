import { ActForm, useRequest } from './request.tsx'

export function CorrectEmail() {
  const { email, typedEmail, canSendLink } = useRequest().view
  return (
    <details open={typedEmail !== ''}>
      <summary className="button">Corriger l’adresse e-mail…</summary>
      <ActForm act="email">
        <p>
          Les réponses, les devis et leurs rappels suivent la nouvelle adresse. Les liens envoyés à
          l’ancienne ne s’ouvrent plus{'\u00a0'}; seul un contrat déjà signé reste lisible par qui
          l’a signé.
        </p>
        <label>
          Adresse e-mail (obligatoire)
          <input
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={typedEmail || email}
            required
            aria-invalid={false}
          />
        </label>
        {canSendLink && (
          <label className="inline">
            <input type="checkbox" name="link" value="oui" defaultChecked />
            Lui envoyer un lien vers sa demande
          </label>
        )}
        <div className="actions">
          <button type="submit" className="button">
            Corriger l’adresse
          </button>
        </div>
      </ActForm>
    </details>
  )
}
