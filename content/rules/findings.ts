import type { Documents } from '../documents/documents.ts'
import { figureQuestions } from './figures.ts'
import { typographyFaults } from './typography.ts'
import { colonFaults, repeatedImages, wordFaults } from './words.ts'

/** A refusal keeps a text from being published, a question is asked once, a hint stops nothing. */
export type Severity = 'refusal' | 'question' | 'hint'

/** What is to be said of a text, in French, to whoever writes it. */
export interface Finding {
  severity: Severity
  words: string
}

/** The same, with the place of the text. */
export interface PlacedFinding extends Finding {
  /** Path below content/ without its ending; of several, the first. */
  document: string
  /** Path of the field in its document; empty for what several documents have in common. */
  field: string
  text: string
}

/** What is to be said of one text, by itself. */
export function textFindings(text: string): Finding[] {
  return [...typographyFaults(text), ...wordFaults(text), ...colonFaults(text)]
}

/** What is to be asked of a text that is new, or was changed. */
export const changeFindings = (text: string): Finding[] => [
  ...textFindings(text),
  ...figureQuestions(text),
]

/** What is to be said of all documents, as they are written. */
export function documentFindings(documents: Documents): PlacedFinding[] {
  const texts = [...documents].flatMap(([document, value]) =>
    textsOf(value).map((text) => ({ document, ...text })),
  )
  const pages = Map.groupBy(
    texts.filter(({ document }) => document.startsWith('pages/')),
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

/** Every text of a value with its path: `hero.lead`. */
function textsOf(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }]
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, field ? `${field}.${key}` : key),
  )
}
