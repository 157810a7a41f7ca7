import { breadcrumbsOf } from '#content/breadcrumbs.ts'
import type { PageInfo } from '#content/pages.ts'
import { useContent } from '../render/content.ts'
import { usePlace } from '../render/place.ts'
import { Link } from '../ui/link.tsx'

/** Spec: S-10 */
export function Trail({ page }: { page: PageInfo }) {
  const { layout } = useContent()
  const { path } = usePlace()
  const { crumb, lang } = page
  return (
    <nav className="crumbs" aria-label={layout.breadcrumbs}>
      <ol>
        {breadcrumbsOf(path, crumb).map(({ label, to }, index, { length }) => {
          const last = index === length - 1
          return (
            <li key={label} aria-current={last ? 'page' : undefined} lang={last ? lang : undefined}>
              {to ? <Link to={to}>{label}</Link> : label}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
