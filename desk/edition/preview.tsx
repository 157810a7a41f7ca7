import type { SheetView } from '#server/http/desk/edition/sheet-view.ts'
import { nodesOf } from './saving.ts'
import type { usePreview } from './use-preview.ts'
import type { SavingTools } from './use-saving.ts'
import { fieldAddress, home, previewOf } from './wire.ts'

const versions = [
  { name: 'old', query: 'avant', title: 'En ligne', label: 'Aperçu\u00a0: la page en ligne' },
  {
    name: 'new',
    query: 'apres',
    title: 'Avec les changements',
    label: 'Aperçu\u00a0: la page avec les changements',
  },
] as const

export function Preview({
  view,
  preview,
  saving: { trouble },
}: {
  view: SheetView
  preview: ReturnType<typeof usePreview>
  saving: SavingTools
}) {
  const { frames, pane, path, setPath, walk, name, elsewhere, isStale, isLive, prepare } = preview
  const { fixedWords } = preview
  const { pages } = view
  const hasBlocks = [...nodesOf(view).values()].some((node) => 'isWide' in node)
  if (path === null) return null
  return (
    <aside className={trouble ? 'preview stale' : 'preview'} id="apercu" aria-label="Aperçu">
      <div className="preview-tools">
        <Segments
          label="Largeur de l’aperçu"
          name="largeur"
          items={[
            ['phone', 'Téléphone'],
            ['desktop', 'Ordinateur'],
          ]}
          // The editor of an article needs a wide column, so the preview starts narrow.
          chosen={hasBlocks ? 'phone' : 'desktop'}
        />
        <Segments
          label="Version de la page"
          name="version"
          items={[
            ['after', 'Après'],
            ['before', 'Avant'],
            ['both', 'Côte à côte'],
          ]}
          chosen="after"
        />
      </div>
      {pages.length > 1 && isLive && (
        <label className="page-choice">
          <span>Page</span>
          <select value={path} onChange={({ target }) => setPath(target.value)}>
            {pages.map((page) => (
              <option key={page.path} value={page.path}>
                {page.label}
              </option>
            ))}
          </select>
        </label>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: one tab stop, not a set of fields */}
      <div
        className="frames"
        ref={pane}
        role="group"
        tabIndex={isLive ? 0 : undefined}
        aria-label="Textes de la page\u00a0: flèches pour passer de l’un à l’autre, Entrée pour ouvrir son champ"
        onKeyDown={walk}
      >
        {versions.map(({ name: which, query, title, label }) => (
          <figure key={which} className={which}>
            <figcaption>{title}</figcaption>
            <div className="frame">
              <iframe
                ref={(frame) => {
                  frames.current[which] = frame
                }}
                src={previewOf(path, query)}
                title={label}
                tabIndex={isLive ? -1 : undefined}
                loading="lazy"
                onLoad={({ currentTarget }) => prepare(currentTarget)}
              />
            </div>
          </figure>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {name}
      </p>
      <p className="small muted" role="status">
        {isStale && !trouble
          ? 'L’aperçu n’a pas pu être dessiné. Votre texte est enregistré.'
          : trouble
            ? 'L’aperçu est dessiné par le serveur\u00a0: il suivra au retour de la connexion.'
            : elsewhere
              ? 'Ce texte est sur une autre page de l’édition. '
              : fixedWords ||
                (isLive
                  ? 'Touchez un texte de la page\u00a0: son champ s’ouvre.'
                  : 'La page elle-même, avec les changements\u00a0; personne d’autre que l’équipe ne la voit.')}
        {elsewhere && <a href={fieldAddress(home, elsewhere)}>Ouvrir son champ</a>}
      </p>
      {pages.length > 1 && !isLive && (
        <ul className="plain small">
          {pages.map((page) => (
            <li key={page.path}>
              <a href={previewOf(page.path, 'apres')}>{page.label}</a>
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}

/** Radio buttons whose choice styles apply, also without scripts. */
export function Segments({
  label,
  name,
  items,
  chosen,
}: {
  label: string
  name: string
  items: readonly (readonly [value: string, label: string])[]
  chosen: string
}) {
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{label}</legend>
      {items.map(([value, words]) => (
        <label key={value} className="button">
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
          />
          {words}
        </label>
      ))}
    </fieldset>
  )
}
