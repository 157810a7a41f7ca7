import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { assemble } from '#content/documents/assemble.ts'
import type { Documents } from '#content/documents/documents.ts'
import { readDocuments } from '#content/documents/load.ts'
import { valueAt } from '#content/documents/paths.ts'
import type { ContentDraft } from '#server/store/content/content-drafts.ts'

const repository = readDocuments()

/**
 * Returns the repository's documents with one changed.
 *
 * @param path path below content/: `company/company`
 * @param change changes the written document
 */
export function changedDocuments<Document>(
  path: string,
  change: (document: Document) => void,
): Documents {
  const documents = new Map(structuredClone([...repository]))
  change(documents.get(path) as Document)
  return documents
}

/** @throws ContentError for an invalid document */
export const changedContent = <Document>(path: string, change: (document: Document) => void) =>
  assemble(changedDocuments(path, change))

/** Returns a draft that changes a text of the repository. */
export const draftOf = (
  document: string,
  field: string,
  value: unknown,
  more: Partial<Pick<ContentDraft, 'base' | 'aside' | 'author' | 'at'>> = {},
): Omit<ContentDraft, 'document' | 'version'> => ({
  ...{ field, value, base: valueAt(repository.get(document), field) ?? null },
  ...{ aside: null, answers: [], author: 'Karim Ben Salah', at: Date.now(), ...more },
})

/** Returns paragraphs that make a page too heavy: random words, because repeated ones compress to nothing. */
export function heavyBlocks(): string[] {
  const word = () =>
    randomBytes(24)
      .toString('base64')
      .replaceAll(/[^a-z]/gi, '')
      .slice(0, 12)
  return Array.from({ length: 100 }, () => Array.from({ length: 60 }, word).join(' '))
}

/** Returns a JPEG of one colour. */
export const photo = (background: string, width = 900, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** A real testimonial, with the agreement of its author. */
export const testimonial = {
  order: 5,
  rating: 5,
  title: '« Vrai. »',
  text: 'Un site livré à temps.',
  author: 'Une cliente',
  role: 'Fleuriste',
  received: '2026-11-01',
  agreement: { date: '2026-11-02', kept: 'Classeur des accords' },
}
