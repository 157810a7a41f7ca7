import type { ShelfView } from '#server/http/desk/edition/overview-view.ts'
import { PostForm } from '../ui/post-form.tsx'
import { StatusLine } from '../ui/status.tsx'
import { changesIn, ReviewLink, Trail } from './marks.tsx'
import { names } from './wire.ts'

export function ShelfPage(view: ShelfView) {
  const { title, intro, rows, facts, add, changes, said, refusal, sampleRefusal, typed, chosen } =
    view
  return (
    <>
      <div className="head">
        <div>
          <Trail>{title}</Trail>
          <h1>{title}</h1>
        </div>
        <div className="actions">
          <ReviewLink changes={changes} />
        </div>
      </div>
      <StatusLine>{said}</StatusLine>
      {intro && <p>{intro}</p>}
      <ul className="shelf">
        {rows.map((row) => (
          <li key={row.href} className="row entry">
            <a href={row.href}>
              <bdi>{row.title}</bdi>
            </a>
            <p className="muted">
              {row.sample && <b>Exemple</b>}
              {row.sample && row.note && ', '}
              <bdi>{row.note}</bdi>
            </p>
            {row.waiting > 0 && <span className="state is-draft">{changesIn(row.waiting)}</span>}
          </li>
        ))}
      </ul>
      {facts && (
        <section id="faits">
          <h2>Ce que vous seuls savez</h2>
          <ul className="shelf">
            {facts.map(({ label, effect, isGiven, href }) => (
              <li key={label} className="row entry">
                {href ? <a href={href}>{label}</a> : <span>{label}</span>}
                <p className="muted">{effect}</p>
                {!isGiven && <span className="state is-draft">Manque</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {add && (
        <section className="card">
          <h2>{add.label}</h2>
          <PostForm action={add.action}>
            {add.replaces.length > 0 && (
              <p className="small muted">Les deux champs sont obligatoires.</p>
            )}
            <label>
              {add.name}
              <input
                id="nom"
                name={names.entry}
                dir="auto"
                defaultValue={typed}
                required
                {...refusedBy(refusal, 'nom-refus')}
              />
            </label>
            <Refusal id="nom-refus">{refusal}</Refusal>
            {add.replaces.length > 0 && (
              <label>
                Remplace l’exemple
                <select
                  name={names.sample}
                  required
                  defaultValue={add.replaces.some(({ id }) => id === chosen) ? chosen : ''}
                  {...refusedBy(sampleRefusal, 'remplace-refus')}
                >
                  <option value="">Choisissez un exemple</option>
                  {add.replaces.map(({ id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <Refusal id="remplace-refus">{sampleRefusal}</Refusal>
            <button type="submit" className="button">
              {add.label}
            </button>
          </PostForm>
        </section>
      )}
    </>
  )
}

const refusedBy = (refusal: string, id: string) =>
  ({ 'aria-invalid': refusal !== '', 'aria-describedby': refusal ? id : undefined }) as const

function Refusal({ id, children }: { id: string; children: string }) {
  if (!children) return null
  return (
    <p className="refused" id={id} role="alert">
      {children}
    </p>
  )
}
