/** Font rules in front of a sheet, which app/browser/typefaces.ts finds at its top level. */
const fonts = /^(?:@media \(scripting:none\)\{(?:@font-face\{[^}]*\})+\}|@font-face\{[^}]*\})*/

/**
 * Keeps a minified sheet from browsers older than its rules (`cssTarget` in vite.config.ts). They would apply half of
 * it, and show text over text and light text on a light page; without the sheet they show a plain page.
 */
export function onlyForCurrentBrowsers(css: string): string {
  const [front = ''] = fonts.exec(css) ?? []
  const rules = css.slice(front.length)
  return rules && `${front}@supports (color:light-dark(#fff,#fff)){${rules}}`
}
