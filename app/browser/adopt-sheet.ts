/**
 * Adds the rules of a script, because the Content-Security-Policy lets no script add a `<style>`.
 *
 * @param css text of a style sheet with absolute addresses
 */
export function adoptSheet(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
