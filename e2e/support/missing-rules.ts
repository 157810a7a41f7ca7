import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type * as door from '../../app/render/render-page.tsx'

/**
 * Returns rules of the whole sheets that could apply to the page and that its own sheets lack
 * (server/site/finish-page.ts). Assumes that every state, `:not()`, width and medium applies.
 */
export async function missingRules(page: Page): Promise<string[]> {
  const { sheetsOf }: typeof door = await import(
    join(import.meta.dirname, '../../build/server/render-page.js')
  )
  const path = new URL(page.url()).pathname
  return page.evaluate(async (texts) => {
    const state =
      /::?(?:after|backdrop|before|details-content|placeholder|active|checked|focus(?:-visible|-within)?|hover|open|popover-open|target|webkit-[\w-]+|-webkit-[\w-]+)(?![\w-])/g

    const split = (list: string) => {
      let depth = 0
      const marked = list.replace(/[()[\],]/g, (mark) => {
        if ('(['.includes(mark)) depth++
        if (')]'.includes(mark)) depth--
        return mark === ',' && depth === 0 ? '\n' : mark
      })
      return marked.split('\n').map((selector) => selector.trim())
    }

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

    const parts = [...document.querySelectorAll('style')]
    if (parts.length === 0) return ['no part of a style sheet is in the page']
    const wholes = await Promise.all(texts.map((text) => new CSSStyleSheet().replace(text)))
    const kept = [...parts.map(({ sheet }) => sheet), ...document.adoptedStyleSheets]
    const known = new Set(kept.flatMap((sheet) => (sheet ? selectorsOf(sheet.cssRules) : [])))
    const rules = wholes
      .flatMap((sheet) => selectorsOf(sheet.cssRules))
      .filter((selector) => !known.has(selector))
      .filter((selector) => {
        const anyState = selector.replace(/:not\([^()]*\)/g, ':is(*)').replace(state, ':is(*)')
        return document.querySelector(anyState) !== null
      })

    const textOf = (sheets: (CSSStyleSheet | null)[]) =>
      sheets.flatMap((sheet) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText)).join('')
    const [have, all] = [textOf(kept), textOf(wholes)]
    const names = (text: string, mark: RegExp) =>
      new Set([...text.matchAll(mark)].map(([, name = '']) => name))
    const declared = names(have, /(--[\w-]+):/g)
    // A property with a fallback may be undeclared.
    const properties = [...names(have, /var\((--[\w-]+)\)/g)].filter(
      (name) => names(all, /(--[\w-]+):/g).has(name) && !declared.has(name),
    )
    const movements = [...names(all, /@keyframes ([\w-]+)/g)].filter(
      (name) => have.includes(name) && !have.includes(`@keyframes ${name} `),
    )
    return [...rules, ...properties, ...movements]
  }, sheetsOf(path))
}
