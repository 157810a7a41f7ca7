import type { Page } from '@playwright/test'

/**
 * Rules of a page's whole style sheets that could apply to it as it now stands, and that neither
 * its own part of them (tools/build/trim-styles.ts) nor the sheets of its scripts have. States and
 * `:not()` are taken for granted, and so is every width and medium.
 */
export function missingRules(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const state =
      /::?(?:after|backdrop|before|details-content|placeholder|active|checked|focus(?:-visible|-within)?|hover|open|popover-open|target|webkit-[\w-]+|-webkit-[\w-]+)(?![\w-])/g

    /** Cuts a list of selectors at the commas that stand in no brackets. */
    const split = (list: string) => {
      let depth = 0
      const marked = list.replace(/[()[\],]/g, (mark) => {
        if ('(['.includes(mark)) depth++
        if (')]'.includes(mark)) depth--
        return mark === ',' && depth === 0 ? '\n' : mark
      })
      return marked.split('\n').map((selector) => selector.trim())
    }

    /** Each single selector of a sheet, nested ones written out. */
    const selectorsOf = (rules: CSSRuleList, parents: string[] = []): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) {
          const own = split(rule.selectorText).flatMap((selector) =>
            parents.length > 0
              ? parents.map((parent) => selector.replaceAll('&', parent))
              : selector,
          )
          return [...own, ...selectorsOf(rule.cssRules, own)]
        }
        return rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules, parents) : []
      })

    const parts = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')]
    if (parts.length === 0) return ['no part of a style sheet is in the page']
    const wholes = await Promise.all(
      parts.map(async ({ dataset }) => {
        const answer = await fetch(dataset.href ?? '')
        if (!answer.headers.get('content-type')?.includes('css')) {
          throw new Error(`${dataset.href} is no style sheet`)
        }
        return await new CSSStyleSheet().replace(await answer.text())
      }),
    )
    const kept = [...parts.map(({ sheet }) => sheet), ...document.adoptedStyleSheets]
    const known = new Set(kept.flatMap((sheet) => (sheet ? selectorsOf(sheet.cssRules) : [])))
    const rules = wholes
      .flatMap((sheet) => selectorsOf(sheet.cssRules))
      .filter((selector) => !known.has(selector))
      .filter((selector) => {
        const anyState = selector.replace(/:not\([^()]*\)/g, ':is(*)').replace(state, ':is(*)')
        // A page that was pointed at is drawn unseen, and has brought its own.
        return [...document.querySelectorAll(anyState)].some(
          (element) => !element.closest('main > [style*="display: none"]'),
        )
      })

    const textOf = (sheets: (CSSStyleSheet | null)[]) =>
      sheets.flatMap((sheet) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText)).join('')
    const [have, all] = [textOf(kept), textOf(wholes)]
    const names = (text: string, mark: RegExp) =>
      new Set([...text.matchAll(mark)].map(([, name = '']) => name))
    const declared = names(have, /(--[\w-]+):/g)
    const properties = [...names(have, /var\((--[\w-]+)/g)].filter(
      (name) => names(all, /(--[\w-]+):/g).has(name) && !declared.has(name),
    )
    const movements = [...names(all, /@keyframes ([\w-]+)/g)].filter(
      (name) => have.includes(name) && !have.includes(`@keyframes ${name} `),
    )
    return [...rules, ...properties, ...movements]
  })
}
