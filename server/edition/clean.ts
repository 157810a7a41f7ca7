import { lastKey } from '#content/documents/paths.ts'
import {
  addCorrections,
  type Corrections,
  correctTypography,
  noCorrections,
} from '#content/rules/corrections.ts'
import type { FieldNode } from '#desk/edition/fields/field-node.ts'
import { isCorrected } from '#desk/edition/fields/kind.ts'
import { kindOf } from '#desk/edition/fields/kinds.ts'
import { withoutSoftSigns } from '#forms/pasted.ts'

export function clean(
  value: unknown,
  node: FieldNode,
): { value: unknown; corrections: Corrections } {
  let corrections = noCorrections
  const cleaned = kindOf(node).clean(value, node, (part, path, isLine) => {
    const written = cleanFieldText(part)
    const text = isLine ? written.replaceAll(/\s*\n\s*/g, ' ') : written
    if (!isCorrected(lastKey(path))) return text
    const corrected = correctTypography(text)
    corrections = addCorrections(corrections, corrected.corrections)
    return corrected.text
  })
  return { value: cleaned, corrections }
}

/** Control characters, lone surrogates, bidi controls, and private-use characters (marks in previews). */
const unwanted = /(?!\n)[\p{Cc}\p{Co}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu

export function cleanFieldText(text: string): string {
  const seen = text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replaceAll(unwanted, '')
  return withoutSoftSigns(seen).trim()
}
