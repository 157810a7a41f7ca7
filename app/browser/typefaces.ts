import { changeInParts } from './in-parts.ts'

/** Under way or there, by their family: each of our typefaces has one rule, of one file. */
const known = new Set<string>()

/**
 * Fetches the typefaces that the page's sheets name, and sets the page in them once all of them are
 * there, since it is laid out again for whatever is added.
 *
 * Their rules stand in `@media (scripting: none)`, so that browsers ask for them by themselves only
 * where no script does: asked for by the style, a typeface shares the line with the words; and a face
 * added to the document has it laid out again, where a style that changes has it styled again as well.
 */
export async function loadTypefaces() {
  const faces: FontFace[] = []
  for (const sheet of document.styleSheets) {
    // It throws when it is read: an extension's own, or any file's in a sandbox, whose origin is like no other.
    if (sheet.href && new URL(sheet.href).origin !== origin) continue
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue
      for (const inner of rule.cssRules) {
        if (inner instanceof CSSFontFaceRule) faces.push(faceOf(inner.style))
      }
    }
  }
  const wanted = faces.filter(({ family }) => !known.has(family))
  if (!wanted.length) return
  for (const { family } of wanted) known.add(family)
  await Promise.allSettled(wanted.map((face) => face.load()))
  await changeInParts(() => {
    for (const face of wanted) {
      if (face.status === 'loaded') document.fonts.add(face)
      // The network failed: the stand-ins stay, until the next page asks again.
      else known.delete(face.family)
    }
  })
}

/** @param rule of one `@font-face` */
function faceOf(rule: CSSStyleDeclaration) {
  const read = (name: string) => rule.getPropertyValue(name) || 'normal'
  return new FontFace(read('font-family'), read('src'), {
    weight: read('font-weight'),
    stretch: read('font-stretch'),
  })
}
