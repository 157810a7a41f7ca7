import type { RequestView } from '#server/http/desk/demande/request-view.ts'
import type { PostAnswer } from '../ui/post.ts'
import { PostForm } from '../ui/post-form.tsx'

export function CorrectEmail({
  view: { reference, version, email, typedEmail, canSendLink },
  onAnswer,
}: {
  view: RequestView
  onAnswer: (answer: PostAnswer) => void
}) {
  return (
    <details open={typedEmail !== ''}>
      <summary className="button">Corriger l’adresse e-mail…</summary>
      <PostForm action={`/bureau/demandes/${reference}/email`} onAnswer={onAnswer}>
        <p>
          Les réponses, les devis et leurs rappels suivent la nouvelle adresse. Les liens envoyés à
          l’ancienne ne s’ouvrent plus{'\u00a0'}; seul un contrat déjà signé reste lisible par qui
          l’a signé.
        </p>
        <input type="hidden" name="version" value={version} />
        <label>
          Adresse e-mail
          <input
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={typedEmail || email}
            required
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
      </PostForm>
    </details>
  )
}
