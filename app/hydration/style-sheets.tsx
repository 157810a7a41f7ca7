import { useContext } from 'react'
import { Links, UNSAFE_FrameworkContext, useMatches } from 'react-router'

/**
 * Replaces React Router's `<Links>`, which takes a page's sheet away with the page and never waits
 * for the next one: the new page was seen bare for a moment, and its height was wrong when the
 * scroll was restored. With a precedence, React shows the page once its sheet is there, and keeps it.
 */
export function StyleSheets() {
  const framework = useContext(UNSAFE_FrameworkContext)
  const matches = useMatches()
  // The development server brings its own sheets.
  if (import.meta.env.DEV) return <Links />
  const sheets = matches.flatMap(({ id }) => framework?.manifest.routes[id]?.css ?? [])
  return sheets.map((href) => <link key={href} rel="stylesheet" href={href} precedence="page" />)
}
