import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { IslandName, IslandProps } from '../browser/islands.ts'
import { type Islands, placeIsland } from '../islands/fill-islands.tsx'
import { useContent } from './content.ts'

export interface IslandCollector {
  islands: Islands
  keepProps(name: IslandName, props: object): string
}

export const IslandContext = createContext<IslandCollector | null>(null)

type IslandOf<Name extends IslandName> = {
  name: Name
  of: ComponentType<IslandProps<Name>>
  /** Plain data: the browser fetches it as JSON. */
  props: Omit<IslandProps<Name>, 'children'>
  /** Condition under which the island starts before any interaction (app/browser/site.ts). */
  now?: 'fragment' | 'query' | 'quote' | 'choices' | undefined
  children?: ReactNode
}

export function Island<Name extends IslandName>({
  name,
  of,
  props,
  now,
  children,
}: IslandOf<Name>) {
  const { islands } = useCollector()
  const { loading } = useContent().layout
  return (
    <is-land data-island={useIslandProps(name, props)} data-now={now} data-loading={loading}>
      {placeIsland(islands, of, props, children)}
    </is-land>
  )
}

export function useIslandProps(name: IslandName, props: object): string {
  return useCollector().keepProps(name, props)
}

function useCollector(): IslandCollector {
  const collector = use(IslandContext)
  if (!collector) throw new Error('rendered outside renderPage()')
  return collector
}
