import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

interface IslandElement {
  Component: ComponentType<object>
  props: object
  children: ReactNode
}

/** Islands of the page that is being rendered, in their order. */
export type Islands = IslandElement[]

/** An element, because React and the JSON of the page escape its `<` in every text that somebody typed. */
const mark = /<is-place data-place="(\d+)"><\/is-place>/g

/** Adds an island, which `fillIslands` renders separately, because only islands have hydration marks. */
export function placeIsland<Props extends object>(
  islands: Islands,
  Component: ComponentType<Props>,
  props: object,
  children?: ReactNode,
): ReactNode {
  islands.push({ Component: Component as ComponentType<object>, props, children })
  return <is-place data-place={islands.length - 1} />
}

/**
 * @param html the page, with placeholders
 * @param around adds the contexts of the page
 */
export function fillIslands(
  html: string,
  islands: Islands,
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
      'is-place': { 'data-place': number }
      'is-slot': React.HTMLAttributes<HTMLElement>
    }
  }
}
