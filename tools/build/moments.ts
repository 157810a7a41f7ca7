/**
 * Splits style sheets by the moment at which a page needs their rules. A marker around a rule, `@layer late
 * { … }`, or around an import, `@import "…" layer(below-fold)`, names the moment. The markers are no
 * cascade layers: none remains in the output.
 */
import { basename } from 'node:path'
import type { CSSOptions } from 'vite'

/** Moments after the first paint of a document; a rule without a marker belongs to the document itself. */
const moments = ['below-fold', 'late', 'with-scripts'] as const

type PostcssOptions = Exclude<CSSOptions['postcss'], string | undefined>
type PostcssPlugin = NonNullable<PostcssOptions['plugins']>[number]

interface SheetNode {
  name?: string
  params?: string
  nodes?: SheetNode[]
  remove(): unknown
  replaceWith(...nodes: SheetNode[]): unknown
}

/**
 * PostCSS plugin: a sheet named like a moment (`late.css`) keeps the rules of that moment from all that it
 * imports; every other sheet keeps the rules without a marker.
 */
export const splitByMoment: PostcssPlugin = {
  postcssPlugin: 'split-by-moment',
  // Runs after Vite has put imported sheets in place of their `@import`.
  Once(root, { result }) {
    const name = basename((result.opts.from ?? '').replace(/\?.*/, ''), '.css')
    keepMoment(
      root as unknown as SheetNode,
      moments.find((moment) => moment === name),
    )
  },
}

/** @param current moment of the markers around `parent`; the innermost one counts */
function keepMoment(parent: SheetNode, wanted?: string, current?: string) {
  for (const node of [...(parent.nodes ?? [])]) {
    const marker = moments.find((moment) => node.name === 'layer' && node.params === moment)
    if (!node.nodes) {
      if (current !== wanted) node.remove()
      continue
    }
    keepMoment(node, wanted, marker ?? current)
    if (marker) node.replaceWith(...node.nodes)
    else if (node.nodes.length === 0) node.remove()
  }
}
