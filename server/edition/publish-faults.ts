import type { Documents } from '#content/documents/documents.ts'
import { filesOf, picturesIn } from '#content/documents/pictures.ts'
import type { RenderFailure } from '../site/published-site.ts'
import type { PublicationsStore } from '../store/content/publications.ts'
import type { EditionChange, Online } from './edition-types.ts'
import { faultsOfUnits, faultWords } from './faults.ts'
import type { Failed } from './publish-runs.ts'
import { documentsWith } from './working.ts'

interface Tools {
  publications: PublicationsStore
  canRender(page: string, documents: Documents): boolean
  pagesOf(document: string, path: string): readonly string[]
}

export const unitOfChange = (change: EditionChange) => ({ ...change, value: change.after })

/** Checks the chosen changes again, because some may be valid only with one that is left out. */
export function refusal(
  changes: readonly EditionChange[],
  { documents }: Online,
  { pagesOf }: Pick<Tools, 'pagesOf'>,
): Failed | undefined {
  const faults = faultsOfUnits(changes.map(unitOfChange), documents)
  const [unit, own = []] = [...faults][0] ?? []
  const change = changes.find(({ key }) => key === unit?.key)
  if (!unit || !change) return undefined
  const [page = ''] = pagesOf(change.document, change.field)
  const words = faultWords(unit, own).join(' ')
  const at = own.find((fault) => fault.at)?.at
  return { kind: 'failed', page, fault: { kind: 'rule', words, ...(at && { at }) }, change }
}

/** Fails for a picture whose files are no longer stored. */
export async function missingPicture(
  changes: readonly EditionChange[],
  { publications, pagesOf }: Pick<Tools, 'publications' | 'pagesOf'>,
): Promise<Failed | undefined> {
  const files = picturesIn(changes.map(({ after }) => after)).flatMap(filesOf)
  const [missing] = await publications.missingPictures([...new Set(files)])
  if (missing === undefined) return undefined
  const change = changes.find(({ after }) =>
    picturesIn(after).some((picture) => filesOf(picture).includes(missing)),
  )
  const [page = ''] = change ? pagesOf(change.document, change.field) : []
  const words = 'Une image n’est plus là. Envoyez-la de nouveau.'
  return { kind: 'failed', page, fault: { kind: 'rule', words }, change }
}

/** Finds the change for which a page could not be rendered. */
export function culprit(
  { page, fault }: RenderFailure,
  changes: readonly EditionChange[],
  { documents }: Online,
  { canRender, pagesOf }: Pick<Tools, 'canRender' | 'pagesOf'>,
) {
  if (fault.kind !== 'broken') {
    return changes.find(({ document, field }) => pagesOf(document, field)[0] === page)
  }
  return changes.find((change) => {
    const others = changes.map(unitOfChange).filter(({ key }) => key !== change.key)
    return canRender(page, documentsWith(documents, others))
  })
}
