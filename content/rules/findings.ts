import { isPageText } from '../documents/document-kind.ts'
import type { Documents } from '../documents/documents.ts'
import { isPicture, textsOfPicture } from '../documents/pictures.ts'
import { figureQuestions } from './figures.ts'
import type { Finding } from './finding.ts'
import { typographyFaults } from './typography.ts'
import { colonFaults, repeatedImages, wordFaults } from './words.ts'

export interface PlacedFinding extends Finding {
  document: string
  field: string
  text: string
}

export function textFindings(text: string): Finding[] {
  return [...typographyFaults(text), ...wordFaults(text), ...colonFaults(text)]
}

export const changeFindings = (text: string): Finding[] => [
  ...textFindings(text),
  ...figureQuestions(text),
]

export function documentFindings(documents: Documents): PlacedFinding[] {
  const texts = [...documents].flatMap(([document, value]) =>
    textsOf(value).map((text) => ({ document, ...text })),
  )
  const pages = Map.groupBy(
    texts.filter(({ document }) => isPageText(document)),
    ({ document }) => document,
  )
  const read = new Map([...pages].map(([page, found]) => [page, found.map(({ text }) => text)]))
  return [
    ...texts.flatMap((place) =>
      textFindings(place.text).map((finding) => ({ ...place, ...finding })),
    ),
    ...repeatedImages(read).map((finding) => ({ ...finding, document: '', field: '', text: '' })),
  ]
}

function textsOf(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }]
  if (!value || typeof value !== 'object') return []
  const parts = isPicture(value) ? textsOfPicture(value) : value
  return Object.entries(parts).flatMap(([key, part]) =>
    textsOf(part, field ? `${field}.${key}` : key),
  )
}
