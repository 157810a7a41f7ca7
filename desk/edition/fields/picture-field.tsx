import { ChangeMark } from '../marks.tsx'
import type { PictureView } from '../view.ts'

/** A picture and its description; posted with the whole form. */
export function PictureField({ node }: { node: PictureView }) {
  const { key, seen, id, label, picture, state, refusals } = node
  return (
    <fieldset className="field" id={id}>
      <legend className="field-head">
        <b>
          <bdi>{label}</bdi>
        </b>
        {state && <ChangeMark state={state} />}
      </legend>
      <input type="hidden" name={`s|${key}`} value={seen} />
      <div className="picture">
        {picture && (
          <img src={picture.src} width={picture.width} height={picture.height} alt={picture.alt} />
        )}
        <div>
          {picture && (
            <p className="small">
              <bdi>{picture.name}</bdi>
            </p>
          )}
          <label>
            {picture ? 'Remplacer par' : 'Fichier'}
            <input type="file" name={`image|${key}`} accept="image/*" />
          </label>
          <label>
            Texte de remplacement
            <textarea
              name={`alt|${key}`}
              dir="auto"
              rows={2}
              defaultValue={picture?.alt ?? ''}
              aria-invalid={refusals.length > 0 ? true : undefined}
              aria-describedby={refusals.length > 0 ? `${id}-r` : undefined}
            />
          </label>
          <label className="tick">
            <input
              type="checkbox"
              name={`decorative|${key}`}
              value="oui"
              defaultChecked={picture?.decorative ?? false}
            />
            Décorative{'\u00a0'}: elle n’apprend rien de plus que le texte
          </label>
          {refusals.length > 0 && (
            <div id={`${id}-r`}>
              {refusals.map((words) => (
                <p key={words} className="refused">
                  <bdi>{words}</bdi>
                </p>
              ))}
            </div>
          )}
        </div>
      </div>
    </fieldset>
  )
}
