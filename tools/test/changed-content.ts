import { assemble } from '#content/documents/assemble.ts'
import type { Documents } from '#content/documents/documents.ts'
import { readDocuments } from '#content/documents/load.ts'

/**
 * The documents of the repository, one of them changed.
 *
 * @param path below content/: `company/company`
 * @param change of the document as it is written
 */
export function changedDocuments<Document>(
  path: string,
  change: (document: Document) => void,
): Documents {
  const documents = new Map(structuredClone([...readDocuments()]))
  change(documents.get(path) as Document)
  return documents
}

/**
 * The content of the repository with one document changed, as a publication would give it.
 *
 * @throws ContentError when the document is refused
 */
export const changedContent = <Document>(path: string, change: (document: Document) => void) =>
  assemble(changedDocuments(path, change))
