import { assemble } from '#content/documents/assemble.ts'
import type { Content } from '#content/documents/documents.ts'
import { readDocuments } from '#content/documents/load.ts'

/**
 * The content of the repository with one document changed, as a publication would give it.
 *
 * @param path below content/: `company/company`
 * @param change of the document as it is written
 * @throws ContentError when the document is refused
 */
export function changedContent<Document>(
  path: string,
  change: (document: Document) => void,
): Content {
  const documents = new Map(structuredClone([...readDocuments()]))
  change(documents.get(path) as Document)
  return assemble(documents)
}
