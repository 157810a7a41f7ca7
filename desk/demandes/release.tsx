import { PostForm } from '../ui/post-form.tsx'

/** Asks before a release: its mails cannot be taken back, and an undo in a few seconds would be too short for some. */
export function Release({ reference }: { reference: string }) {
  return (
    <details>
      <summary className="button main-button">Sortir de quarantaine…</summary>
      <PostForm action={`/bureau/demandes/${reference}/sortir`}>
        <p>
          Les <span className="part">e-mails</span> partent aussitôt, à la personne et à nous
          {'\u00a0'}: ils ne peuvent pas être repris. Le délai d’un jour ouvré court dès maintenant.
        </p>
        <button type="submit" className="button main-button">
          Confirmer la sortie
        </button>
      </PostForm>
    </details>
  )
}
