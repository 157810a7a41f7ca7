import { createContext, use } from 'react'
import type { Islands } from '../../app/islands/fill-islands.tsx'
import type { ScriptName } from '../browser/scripts.ts'

/** Needs of a page beside its HTML, collected while it is rendered. */
export interface PageParts {
  islands: Islands
  islandNames: Set<string>
  scripts: Set<ScriptName>
}

/** Null in the browser, where islands render again. */
export const PartsContext = createContext<PageParts | null>(null)

/** Adds a script to the rendered page; a page without any stays without scripts. */
export function useScript(name: ScriptName | false) {
  const parts = use(PartsContext)
  if (name) parts?.scripts.add(name)
}

/** JSON for a script. `<` is escaped, because a text with `</script>` would end the element. */
export function Data({ value, ...attributes }: { value: unknown; id?: string }) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`
    <script type="application/json" {...attributes} dangerouslySetInnerHTML={{ __html: json }} />
  )
}
