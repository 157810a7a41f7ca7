import { type ComponentType, createContext, type ReactNode, use } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { IslandName, IslandProps } from '../browser/islands.ts'
import { useContent } from './content.ts'

interface IslandElement {
  Component: ComponentType<object>
  props: object
  children: ReactNode
}

export interface IslandCollector {
  islands: IslandElement[]
  keepProps(name: IslandName, props: object): string
}

export const IslandContext = createContext<IslandCollector | null>(null)

/** Replaced by an island's HTML in `fillIslands`; React escapes none of its characters. */
const mark = /graaand-island-(\d+)-/g

type IslandOf<Name extends IslandName> = {
  name: Name
  of: ComponentType<IslandProps<Name>>
  /** Plain data: the browser fetches it as JSON. */
  props: Omit<IslandProps<Name>, 'children'>
  /** Condition under which the island starts before any interaction (app/browser/site.ts). */
  now?: 'fragment' | 'query' | 'quote' | 'choices' | undefined
  children?: ReactNode
}

/** A placeholder; `fillIslands` renders the island separately, because only islands have hydration marks. */
export function Island<Name extends IslandName>({
  name,
  of,
  props,
  now,
  children,
}: IslandOf<Name>) {
  const { islands } = useCollector()
  const { loading } = useContent().layout
  islands.push({ Component: of as ComponentType<object>, props, children })
  return (
    <is-land data-island={useIslandProps(name, props)} data-now={now} data-loading={loading}>
      {`graaand-island-${islands.length - 1}-`}
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

/**
 * @param html the page, with placeholders
 * @param around adds the contexts of the page
 */
export function fillIslands(
  html: string,
  { islands }: IslandCollector,
  around: (children: ReactNode) => ReactNode,
): string {
  return html.replace(mark, (_, index) => {
    const island = islands[Number(index)]
    if (!island) throw new Error(`the page has no island ${index}`)
    const { Component, props, children } = island
    const slot = children && <Slot html={renderToStaticMarkup(around(children))} />
    return renderToString(around(<Component {...{ ...props, children: slot }} />), {
      identifierPrefix: `island-${index}-`,
    })
  })
}

/** Finished HTML that app/browser/react.tsx reads and leaves unchanged. */
function Slot({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by this module
  return <is-slot dangerouslySetInnerHTML={{ __html: html }} />
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'is-land': React.HTMLAttributes<HTMLElement>
      'is-slot': React.HTMLAttributes<HTMLElement>
    }
  }
}
