import { documentName, folderOf } from '#content/documents/document-kind.ts'
import { allKinds, type Documents } from '#content/documents/documents.ts'
import type { EditionChange } from './edition-types.ts'
import { type EntryTexts, entryTitle } from './sheets.ts'

interface SampleEntry extends EntryTexts {
  replaces?: string
}

export const isReplaced = (sample: string, documents: Documents, folder: string) =>
  [...documents].some(
    ([document, value]) =>
      document.startsWith(`${folder}/`) && (value as SampleEntry | null)?.replaces === sample,
  )

const samplesIn = (documents: Documents) =>
  allKinds.flatMap(({ path, entries }) => {
    if (!entries) return []
    return [...documents].flatMap(([document, value]) => {
      const entry = value as SampleEntry
      const isShown =
        document.startsWith(`${path}/`) &&
        entry.sample &&
        !isReplaced(documentName(document), documents, path)
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
  return field === '' && replaces ? [`${folderOf(document)}/${replaces}`] : []
}
