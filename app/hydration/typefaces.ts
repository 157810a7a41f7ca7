/**
 * Fetches the typefaces that the page's sheets name, and sets the page in them once they are there.
 *
 * Their rules stand in `@media (scripting: none)`, so that browsers ask for them by themselves only
 * where no script does: asked for by the style, a typeface shares the line with the words; and a face
 * added to the document has it laid out again, where a style that changes has it styled again as well.
 */
export function loadTypefaces() {
  for (const sheet of document.styleSheets) {
    // An extension's own, which throws when it is read.
    if (sheet.href && new URL(sheet.href).origin !== location.origin) continue
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue
      for (const face of rule.cssRules) if (face instanceof CSSFontFaceRule) load(face.style)
    }
  }
}

/** @param rule of one `@font-face`: each of our typefaces has one, of one file */
function load(rule: CSSStyleDeclaration) {
  const read = (name: string) => rule.getPropertyValue(name) || 'normal'
  const family = read('font-family')
  if ([...document.fonts].some((known) => known.family === family)) return
  const face = new FontFace(family, read('src'), {
    weight: read('font-weight'),
    stretch: read('font-stretch'),
  })
  // Where the network fails, the stand-ins stay.
  face.load().then(
    () => document.fonts.add(face),
    () => {},
  )
}
