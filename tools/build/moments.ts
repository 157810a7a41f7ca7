/**
 * Splits style sheets by the moment when a page loads their rules: with the document, or later. The moment is
 * named by `@layer late { … }` around a rule, or by `@import "…" layer(below-fold)`. These markers are
 * removed from the output, so they are no cascade layers.
 */
import { basename } from 'node:path'
import type { CSSOptions } from 'vite'

/** Moments after the first paint; rules without a marker are inlined in the document. */
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
 * PostCSS plugin: removes all rules but those of the moment that names the sheet (`late.css`), imported rules
 * included, and all rules with a marker from other sheets.
 */
export const splitByMoment: PostcssPlugin = {
  postcssPlugin: 'split-by-moment',
  // Runs after Vite has inlined the imported sheets.
  Once(root, { result }) {
    const name = basename((result.opts.from ?? '').replace(/\?.*/, ''), '.css')
    keepMoment(
      root as unknown as SheetNode,
      moments.find((moment) => moment === name),
    )
  },
}

/** @param current moment of the innermost marker around `parent` */
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
