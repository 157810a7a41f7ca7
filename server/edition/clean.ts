import { joinPath, lastKey } from '#content/documents/paths.ts'
import { isPicture } from '#content/documents/pictures.ts'
import {
  addCorrections,
  type Corrections,
  correctTypography,
  noCorrections,
} from '#content/rules/corrections.ts'
import { withoutSoftSigns } from '#forms/pasted.ts'
import type { FieldNode } from './fields.ts'

/** Keys of links, e-mail addresses and hours, whose typography is not corrected. */
const uncorrected = ['to', 'href', 'email', 'directions', 'opens', 'closes']

export function clean(
  value: unknown,
  node: FieldNode,
): { value: unknown; corrections: Corrections } {
  let corrections = noCorrections
  const cleaned = (part: unknown, path: string): unknown => {
    if (typeof part === 'string') {
      const isLine = node.kind === 'leaf' && node.control === 'line'
      const written = cleanFieldText(part)
      const text = isLine ? written.replaceAll(/\s*\n\s*/g, ' ') : written
      if (uncorrected.includes(lastKey(path))) return text
      const corrected = correctTypography(text)
      corrections = addCorrections(corrections, corrected.corrections)
      return corrected.text
    }
    if (Array.isArray(part)) return part.map((item, index) => cleaned(item, joinPath(path, index)))
    if (!part || typeof part !== 'object') return part
    if (isPicture(part)) {
      return 'alt' in part ? { ...part, alt: cleaned(part.alt, joinPath(path, 'alt')) } : part
    }
    return Object.fromEntries(
      Object.entries(part).map(([key, one]) => [key, cleaned(one, joinPath(path, key))]),
    )
  }
  const result = cleaned(value, node.path)
  const isEmpty = result === '' && node.kind === 'leaf' && (node.nullable || node.optional)
  return { value: isEmpty ? undefined : result, corrections }
}

/** Control characters, lone surrogates, bidi controls, and private-use characters (marks in previews). */
const unwanted = /(?!\n)[\p{Cc}\p{Co}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu

export function cleanFieldText(text: string): string {
  const seen = text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replaceAll(unwanted, '')
  return withoutSoftSigns(seen).trim()
}
