import { Act } from '../tools.tsx'
import type { FieldView } from '../view.ts'
import { SharedText } from './shared-text.tsx'

/** Two texts of one field; a third may be written in the field below. */
export function TwoVersions({ field }: { field: FieldView }) {
  const { key, seen, label, value, theirs, onlineValue, borrowed, unit } = field
  const own = { [`s|${key}`]: seen }
  const shown = (text: string) => (
    <p className="words">
      <SharedText value={text} borrowed={borrowed} />
      {unit && text && `\u00a0${unit}`}
      {!text && <span className="muted">vide</span>}
    </p>
  )
  return (
    <>
      <div className="message alert">
        <p role="alert">
          {theirs ? (
            <>
              <b>
                <bdi>{theirs.by}</bdi>
                {` a enregistré ce texte à ${theirs.when}, pendant que vous l’écriviez.`}
              </b>{' '}
              Rien n’est perdu{'\u00a0'}: choisissez.
            </>
          ) : (
            <>
              <b>Ce texte a aussi été changé en ligne.</b> Choisissez{'\u00a0'}; sans choix, il
              n’est pas publié.
            </>
          )}
        </p>
      </div>
      <div className="versions">
        <section className="card">
          <h3>
            {theirs ? (
              <>
                Celui de <bdi>{theirs.by}</bdi>
              </>
            ) : (
              'Celui qui est en ligne'
            )}
            <span className="visually-hidden">{`, ${label}`}</span>
          </h3>
          {shown(theirs?.value ?? onlineValue)}
          <Act act={`lesien:${key}`} fields={own}>
            {theirs ? (
              <span>
                Garder celui de <bdi>{theirs.by}</bdi>
              </span>
            ) : (
              'Prendre celui qui est en ligne'
            )}
          </Act>
        </section>
        <section className="card">
          <h3>
            {theirs ? 'Le vôtre' : 'Celui de l’édition'}
            <span className="visually-hidden">{`, ${label}`}</span>
          </h3>
          {shown(theirs?.mine ?? value)}
          <Act act={`choisir:${key}`} fields={{ ...own, [`f|${key}`]: theirs?.mine ?? value }}>
            {theirs ? 'Garder le mien' : 'Garder celui de l’édition'}
          </Act>
        </section>
      </div>
      {theirs && (
        <div className="third">
          <p>
            <b>Ou un troisième</b>, écrit dans le champ{'\u00a0'}:
          </p>
          <Act act={`choisir:${key}`} fields={{ ...own, [`f|${key}`]: value }}>
            Garder celui du champ
          </Act>
        </div>
      )}
    </>
  )
}
