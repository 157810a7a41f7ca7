import type { RequestsView } from '#server/http/desk/demandes/list-view.ts'
import type { FilterName } from './view.ts'

export function Filters({ filter, query, counts }: RequestsView) {
  const links: readonly [name: FilterName, label: string, count: number][] = [
    ['a-traiter', 'À traiter', counts.toDo],
    ['miennes', 'Les miennes', counts.mine],
    ['toutes', 'Toutes', counts.all],
    ['quarantaine', 'Quarantaine', counts.quarantine],
  ]
  return (
    <search>
      <form className="head" action="/bureau">
        <label>
          Chercher
          <input
            type="search"
            name="q"
            id="chercher"
            dir="auto"
            placeholder="Nom, e-mail, référence…"
            maxLength={1_000}
            defaultValue={query}
          />
        </label>
        <button type="submit" className="button">
          Chercher
        </button>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be scrolled sideways */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled, by keyboard too */}
        <div className="filters" role="group" aria-label="Filtres" tabIndex={0}>
          {links.map(([name, label, count]) => (
            <a
              key={name}
              className="button"
              href={name === 'a-traiter' ? '/bureau' : `/bureau?filtre=${name}`}
              aria-current={name === filter ? 'true' : undefined}
            >
              {label} {count.toLocaleString('fr').replace(/\s/g, '\u00a0')}
            </a>
          ))}
        </div>
      </form>
    </search>
  )
}
