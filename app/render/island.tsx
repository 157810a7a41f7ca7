import { type ComponentType, createContext, type ReactNode, use } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { IslandName, IslandProps } from '../browser/islands.ts'
import { useContent } from './content.ts'

interface IslandElement {
  Component: ComponentType<object>
  props: object
  children: ReactNode
}

/** The islands of the page being rendered, and the address under which the props of one are kept. */
export interface IslandCollector {
  islands: IslandElement[]
  keepProps(name: IslandName, props: object): string
}

export const IslandContext = createContext<IslandCollector | null>(null)

/** Stands in the page for an island's HTML until `fillIslands` puts it there; React escapes no letter of it. */
const mark = /graaand-island-(\d+)-/g

type IslandOf<Name extends IslandName> = {
  name: Name
  of: ComponentType<IslandProps<Name>>
  /** Plain data: the browser fetches it as JSON once the island is near. */
  props: Omit<IslandProps<Name>, 'children'>
  /** What, known to the browser alone, has it start before any gesture (app/browser/site.ts). */
  now?: 'fragment' | 'query' | 'quote' | 'choices' | undefined
  /** Finished HTML inside the island, which React leaves as it is. */
  children?: ReactNode
}

/**
 * A part of a page that React takes over in the browser; all around it is finished HTML. It is rendered
 * apart from the page, with the marks that React needs to find its texts again.
 */
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

/** The address where the browser finds the props of an island, and what its code is in. */
export function useIslandProps(name: IslandName, props: object): string {
  return useCollector().keepProps(name, props)
}

function useCollector(): IslandCollector {
  const collector = use(IslandContext)
  if (!collector) throw new Error('rendered outside renderPage()')
  return collector
}

/**
 * @param html of the page, with marks
 * @param around gives what is rendered the contexts of the page
 * @returns the page with the HTML of its islands
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

/** What stands inside an island as it was rendered; app/browser/react.tsx reads it back. */
export function Slot({ html }: { html: string }) {
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
