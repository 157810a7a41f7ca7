import { useEffect, useState } from 'react'
import { dateField } from '../ui/date-field.ts'
import { CloseLink, Dialog } from '../ui/dialog.tsx'
import { closeDialog } from '../ui/open-dialog.ts'
import { type PostAnswer, PostForm } from '../ui/post-form.tsx'

/**
 * The scan stays on this machine; only its digest is sent.
 *
 * @param typed known values, or refused ones to correct
 * @param asksEarly whether the paper has a box for an early start of work
 */
export function PaperDialog({
  id,
  typed,
  asksEarly,
  onAnswer,
}: {
  id: string
  typed: Readonly<Record<string, string>>
  asksEarly: boolean
  onAnswer: (answer: PostAnswer) => void
}) {
  const [scan, setScan] = useState(typed.scan ?? '')
  const [canRead, setCanRead] = useState(false)
  useEffect(() => setCanRead(true), [])
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
        <input type="hidden" name="version" value={typed.version} />
        <label>
          Signé le
          <input name="signedOn" required {...dateField()} defaultValue={typed.signedOn} />
        </label>
        <label>
          Par
          <input name="name" dir="auto" required autoComplete="off" defaultValue={typed.name} />
        </label>
        <label>
          Sa qualité
          <input name="role" dir="auto" autoComplete="off" defaultValue={typed.role} />
        </label>
        {asksEarly && (
          <label className="inline">
            <input
              type="checkbox"
              name="early"
              value="oui"
              defaultChecked={typed.early === 'oui'}
            />
            La case «&nbsp;commencer avant la fin du délai&nbsp;» est cochée sur le papier
          </label>
        )}
        <p className="small" id="papier-preuve">
          Une note suffit, ou l’empreinte d’un scan{'\u00a0'}; les deux valent mieux.
        </p>
        <label>
          Note{'\u00a0'}: où est l’exemplaire signé
          <textarea
            name="note"
            rows={2}
            dir="auto"
            defaultValue={typed.note}
            aria-describedby="papier-preuve"
          />
        </label>
        {canRead && (
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
        )}
        <label>
          Empreinte du scan (SHA-256)
          <input
            name="scan"
            dir="auto"
            value={scan}
            autoComplete="off"
            aria-describedby="papier-preuve"
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
