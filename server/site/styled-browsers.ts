/** Font rules in front of a sheet, which app/browser/typefaces.ts finds at its top level. */
const fonts = /^(?:@media \(scripting:none\)\{(?:@font-face\{[^}]*\})+\}|@font-face\{[^}]*\})*/

const known = '(color:light-dark(#fff,#fff))'

/** The only rule of a plain page: a drawing in the markup has no size there, and would be as wide as the page. */
export const forOlderBrowsers = `@supports not ${known}{svg{max-width:12em;max-height:6em}}`

/**
 * Keeps a minified sheet from browsers older than its rules (`cssTarget` in vite.config.ts). They would apply half of
 * it, and show text over text and light text on a light page; without the sheet they show a plain page.
 */
export function onlyForCurrentBrowsers(css: string): string {
  const [front = ''] = fonts.exec(css) ?? []
  const rules = css.slice(front.length)
  return rules && `${front}@supports ${known}{${rules}}`
}

/** Keeps the minified sheets of a page from older browsers; the first one has the only rule for them. */
export function sheetsOfPage(sheets: readonly string[]): string[] {
  const [first, ...others] = sheets.map(onlyForCurrentBrowsers)
  return first === undefined ? [] : [first + forOlderBrowsers, ...others]
}

/** Does so in the HTML of a page that is rendered on request. */
export function keepFromOlderBrowsers(html: string): string {
  const sheet = /(<style[^>]*>)(.*?)<\/style>/gs
  const kept = sheetsOfPage([...html.matchAll(sheet)].map(([, , css = '']) => css))
  return html.replace(sheet, (_, tag: string) => `${tag}${kept.shift()}</style>`)
}
