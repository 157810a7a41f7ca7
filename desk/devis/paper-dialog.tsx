import { useState } from 'react'
import { CloseLink, closeDialog, Dialog } from '../ui/dialog.tsx'
import { type PostAnswer, PostForm } from '../ui/post-form.tsx'

/** Records a signature on paper. The scan stays on this machine: its digest alone is sent. */
export function PaperDialog({
  id,
  onAnswer,
}: {
  id: string
  onAnswer: (answer: PostAnswer) => void
}) {
  const [scan, setScan] = useState('')
  return (
    <Dialog id="papier" title="Accepté sur papier">
      <PostForm
        action={`/bureau/devis/${id}/papier`}
        className="column"
        onAnswer={(answer) => {
          closeDialog('papier')
          onAnswer(answer)
        }}
      >
        <label>
          Signé le
          <input type="date" name="signedOn" required />
        </label>
        <label>
          Par
          <input name="name" required autoComplete="off" />
        </label>
        <label>
          Sa qualité
          <input name="role" autoComplete="off" />
        </label>
        <label className="inline">
          <input type="checkbox" name="early" value="oui" />
          La case « commencer avant la fin du délai » est cochée sur le papier
        </label>
        <label>
          Note
          <textarea name="note" rows={2} />
        </label>
        <label>
          Scan, pour son empreinte seulement{'\u00a0'}: le fichier ne quitte pas cet ordinateur
          <input
            type="file"
            onChange={async ({ currentTarget }) => {
              const file = currentTarget.files?.[0]
              setScan(file ? await digestOf(file) : '')
            }}
          />
        </label>
        <label>
          Empreinte du scan (SHA-256), facultative
          <input
            name="scan"
            value={scan}
            autoComplete="off"
            onChange={({ currentTarget }) => setScan(currentTarget.value.trim().toLowerCase())}
          />
        </label>
        <div className="actions">
          <button type="submit" className="button main-button">
            Enregistrer l’acceptation
          </button>
          <CloseLink className="button">Annuler</CloseLink>
        </div>
      </PostForm>
    </Dialog>
  )
}

async function digestOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
