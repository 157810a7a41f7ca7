import { dateField } from '../ui/date-field.ts'
import { CloseLink, Dialog } from '../ui/dialog.tsx'
import { PostForm } from '../ui/post-form.tsx'

/**
 * `sent-acts.ts` adds a field for a scan.
 *
 * @param typed known values, or refused ones to correct
 * @param asksEarly whether the paper has a box for an early start of work
 */
export function PaperDialog({
  id,
  typed,
  asksEarly,
}: {
  id: string
  typed: Readonly<Record<string, string>>
  asksEarly: boolean
}) {
  return (
    <Dialog id="papier" title="Accepté sur papier">
      <PostForm action={`/bureau/devis/${id}/papier`} className="column">
        <input type="hidden" name="version" value={typed.version} />
        <label>
          Signé le (obligatoire)
          <input
            name="signedOn"
            required
            aria-invalid={false}
            {...dateField()}
            defaultValue={typed.signedOn}
          />
        </label>
        <label>
          Par (obligatoire)
          <input
            name="name"
            dir="auto"
            required
            aria-invalid={false}
            autoComplete="off"
            defaultValue={typed.name}
          />
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
        <label>
          Empreinte du scan (SHA-256)
          <input
            name="scan"
            dir="auto"
            defaultValue={typed.scan}
            autoComplete="off"
            aria-describedby="papier-preuve"
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
