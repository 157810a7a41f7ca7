/**
 * Applies CSS that a script contains, because the Content-Security-Policy forbids scripts to add a `<style>`.
 *
 * @param css text of a style sheet, with absolute URLs only
 */
export function adoptSheet(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
