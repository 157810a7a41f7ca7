import type { Documents } from '#content/documents/documents.ts'
import type { EditionChange } from './edition-types.ts'
import { type EntryTexts, entryTitle, type ShelfName, shelfOf, shelves } from './sheets.ts'

interface SampleEntry extends EntryTexts {
  replaces?: string
}

export const isReplaced = (sample: string, documents: Documents, folder: string) =>
  [...documents].some(
    ([document, value]) =>
      document.startsWith(`${folder}/`) && (value as SampleEntry | null)?.replaces === sample,
  )

const samplesIn = (documents: Documents) =>
  (Object.keys(shelves) as ShelfName[]).flatMap((name) => {
    const { folder } = shelfOf(name)
    if (!folder) return []
    return [...documents].flatMap(([document, value]) => {
      const id = document.slice(folder.length + 1)
      const entry = value as SampleEntry
      const isShown =
        document.startsWith(`${folder}/`) && entry.sample && !isReplaced(id, documents, folder)
      return isShown ? [{ document, title: entryTitle(entry) }] : []
    })
  })

/** Sentences on the samples that leave the site or come back to it. */
export function sampleWords(
  before: Documents,
  after: Documents,
  { leaves, returns }: { leaves: string; returns: string },
): string[] {
  const [was, is] = [samplesIn(before), samplesIn(after)]
  const missingFrom = (those: typeof was, document: string) =>
    those.every((one) => one.document !== document)
  const sentence = (title: string, verb: string) => `L’exemple «\u00a0${title}\u00a0» ${verb}.`
  return [
    ...was
      .filter(({ document }) => missingFrom(is, document))
      .map(({ title }) => sentence(title, leaves)),
    ...is
      .filter(({ document }) => missingFrom(was, document))
      .map(({ title }) => sentence(title, returns)),
  ]
}

export function replacedBy({ document, field, before, after }: EditionChange): string[] {
  const { replaces } = (after ?? before ?? {}) as SampleEntry
  return field === '' && replaces ? [`${parentFolder(document)}/${replaces}`] : []
}

const parentFolder = (document: string) => document.slice(0, document.lastIndexOf('/'))
