import { changeInParts } from './in-parts.ts'

const known = new Set<string>()

/**
 * Loads the fonts of the page's style sheets, then adds all of them at once, because each addition causes a
 * layout.
 *
 * The font rules are inside `@media (scripting: none)`, because otherwise the browser would load the fonts before
 * the first paint. They stay disabled, because enabling them would cause a style recalculation.
 */
export async function loadTypefaces() {
  const faces: FontFace[] = []
  for (const sheet of document.styleSheets) {
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
      else known.delete(face.family)
    }
  })
}

function faceOf(rule: CSSStyleDeclaration) {
  const read = (name: string) => rule.getPropertyValue(name) || 'normal'
  return new FontFace(read('font-family'), read('src'), {
    weight: read('font-weight'),
    stretch: read('font-stretch'),
  })
}
