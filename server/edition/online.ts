import type { Documents } from '#content/documents/documents.ts'
import { publishedContent, type TwoVersions } from '#content/documents/overlay.ts'
import { valueAt } from '#content/documents/paths.ts'
import type { Revision } from '../store/content/publications.ts'
import type { Store } from '../store/store.ts'
import type { FindCodeChange } from './code-changes.ts'
import type { Online } from './edition-types.ts'
import { isSame } from './fingerprint.ts'

/** Returns who published the text that is online; undefined if it is the repository's. */
export function publisherOf(
  { revisions }: Pick<Online, 'revisions'>,
  document: string,
  field: string,
): Pick<Revision, 'author' | 'at'> | undefined {
  const own = revisions.find((one) => one.document === document)
  return own && !isSame(valueAt(own.content, field), valueAt(own.base, field)) ? own : undefined
}

interface Parts {
  documents: Documents
  publications: Store['publications']
  findCodeChange: FindCodeChange
}

/** Reads the documents of publications, and keeps those of the last one. */
export function readPublications({ documents: repository, publications, findCodeChange }: Parts) {
  let last: Online | undefined

  async function read(number: number): Promise<Online | undefined> {
    const read = number === 0 ? { revisions: [] } : await publications.read(number)
    if (!read) return undefined
    const { revisions, ...publication } = read
    const { documents, twice, withheld } = publishedContent(repository, revisions)
    return {
      number,
      publication: 'number' in publication ? publication : undefined,
      documents,
      revisions,
      twice,
      withheld,
    }
  }

  const withCodeChange = async (one: TwoVersions) => ({
    ...one,
    code: await findCodeChange(one.document, one.field),
  })

  return {
    read,

    /** @throws Error if the last publication is not stored */
    async online(): Promise<Online> {
      const number = await publications.last()
      if (last?.number !== number) {
        const online = await read(number)
        if (online) last = { ...online, twice: await Promise.all(online.twice.map(withCodeChange)) }
      }
      if (!last) throw new Error(`publication ${number} is not stored`)
      return last
    },

    /** Returns the documents that `online` read last. */
    lastRead: () => last?.documents ?? repository,
  }
}
