import { Act } from '../tools.tsx'
import type { LeafView, Theirs } from '../view.ts'
import { nameOf } from '../wire.ts'
import { SharedText } from './shared-text.tsx'

type Compared = Pick<
  LeafView,
  'key' | 'seen' | 'label' | 'value' | 'theirs' | 'onlineValue' | 'borrowed' | 'unit'
>

/**
 * Shows two texts of one field and a choice between them; the field below accepts a third text.
 *
 * @param wordsOf returns a value as readable text; `beside` is the other value
 */
export function TwoVersions({
  field,
  wordsOf = (value) => value,
}: {
  field: Compared
  wordsOf?: (value: string, beside: string) => string
}) {
  const { key, label, value, theirs, onlineValue, borrowed, unit } = field
  const [other, mine] = [theirs?.value ?? onlineValue, theirs?.mine ?? value]
  const shown = (text: string, beside: string) => (
    <p className="words">
      <SharedText value={wordsOf(text, beside)} borrowed={borrowed} />
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
                <WhenSaved {...theirs} />
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
            {theirs ? <TheirWords {...theirs} /> : 'Celui qui est en ligne'}
            <span className="visually-hidden">{`, ${label}`}</span>
          </h3>
          {shown(other, mine)}
          <Act to="versions/autre" on={field}>
            {theirs ? (
              <span>
                Garder <TheirWords {...theirs} inSentence />
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
          {shown(mine, other)}
          <Act to="versions/mienne" on={field} fields={{ [nameOf('text', key)]: mine }}>
            {theirs ? 'Garder le mien' : 'Garder celui de l’édition'}
          </Act>
        </section>
      </div>
      {theirs && (
        <p>
          <b>Ou un troisième</b>, écrit ici{'\u00a0'}:
        </p>
      )}
    </>
  )
}

/** A button below the field that ends the conflict and saves the field's text. */
export function KeepThird({
  field: { key, seen, value, theirs },
}: {
  field: Pick<LeafView, 'key' | 'seen' | 'value' | 'theirs'>
}) {
  if (!theirs) return null
  return (
    <p>
      <Act to="versions/mienne" on={{ key, seen }} fields={{ [nameOf('text', key)]: value }}>
        Garder celui-ci
      </Act>
    </p>
  )
}

function WhenSaved({ by, when }: Theirs) {
  if (!when) return 'Ce texte a changé en ligne pendant que vous l’écriviez.'
  if (!by) return `Vous avez enregistré ce texte ${when}, dans une autre fenêtre.`
  return (
    <>
      <bdi>{by}</bdi>
      {` a enregistré ce texte ${when}, pendant que vous l’écriviez.`}
    </>
  )
}

function TheirWords({ by, when, inSentence }: Theirs & { inSentence?: boolean }) {
  const first = inSentence ? 'celui' : 'Celui'
  if (!when) return `${first} qui est en ligne`
  if (!by) return `${first} de l’autre fenêtre`
  return (
    <>
      {first} de <bdi>{by}</bdi>
    </>
  )
}
