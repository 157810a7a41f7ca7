import { assemble } from '#content/documents/assemble.ts'
import type { Documents } from '#content/documents/documents.ts'
import { readDocuments } from '#content/documents/load.ts'

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
