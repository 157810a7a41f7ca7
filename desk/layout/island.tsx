import { type ComponentType, use } from 'react'
import { placeIsland } from '../../app/islands/fill-islands.tsx'
import type { IslandName, IslandProps } from '../browser/islands.ts'
import { Data, PartsContext } from './parts.tsx'

/** A part of a page that React takes over in the browser. */
export function Island<Name extends IslandName>({
  name,
  of,
  props,
}: {
  name: Name
  of: ComponentType<IslandProps<Name>>
  /** Plain data: it follows the island as JSON. */
  props: IslandProps<Name>
}) {
  const parts = use(PartsContext)
  if (!parts) throw new Error('an island is rendered outside drawDesk()')
  parts.scripts.add('browser/page.ts').add('browser/react.tsx')
  parts.islandNames.add(name)
  return (
    <>
      <is-land data-island={name}>{placeIsland(parts.islands, of, props)}</is-land>
      <Data value={props} />
    </>
  )
}
