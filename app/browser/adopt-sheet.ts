/**
 * Applies rules that came with a script, after all those of the document. By itself, since the
 * Content-Security-Policy lets no script write a `<style>`.
 *
 * @param css text of a style sheet, its addresses absolute
 */
export function adoptSheet(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
