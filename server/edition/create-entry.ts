import { documentName } from '#content/documents/document-kind.ts'
import { allKinds } from '#content/documents/documents.ts'
import type { Entry } from '#content/entries.ts'
import type { Clock } from '../clock.ts'
import { plainDayAt } from '../days.ts'
import type { ContentDraftsStore } from '../store/content/content-drafts.ts'
import { clean, cleanFieldText } from './clean.ts'
import type { CreateResult, EditionState, Online, Person } from './edition-types.ts'
import { isField, labelOf, nodeAt, skeletonAt, titleKeys } from './fields.ts'

interface Parts {
  state(): Promise<EditionState>
  online(): Promise<Online>
  contentDrafts: ContentDraftsStore
  person: Person
  clock: Clock
}

interface Wanted {
  /** `collections/projects`. */
  folder: string
  name: string
  /** Id of the sample that the entry replaces. */
  replaces: string | undefined
}

const longestName = 80

export async function createEntry(
  { folder, name, replaces }: Wanted,
  { state, online, contentDrafts, person, clock }: Parts,
): Promise<CreateResult> {
  const kind = allKinds.find(({ path }) => path === folder)
  if (!kind?.entries) throw new Error(`${folder} has no entries`)
  const written = correctedName(folder, name)
  if (written === '') return { refusal: 'Écrivez un nom.' }
  if (written.length > longestName) {
    const excess = written.length - longestName
    return { refusal: `${written.length} caractères\u00a0: ${excess} de trop.` }
  }
  const slug = slugOf(written)
  if (slug === '') {
    return {
      refusal: 'Écrivez aussi ce nom en lettres latines\u00a0: il donne l’adresse de la page.',
    }
  }
  const { working } = await state()
  const entries = [...working]
    .filter(([document]) => document.startsWith(`${folder}/`))
    .map(([document, value]) => ({ ...(value as object), id: documentName(document) }) as ListEntry)
  const replaced = entries.find(({ id }) => id === replaces)
  if (replaces !== undefined) {
    if (!replaced?.sample) return { sampleRefusal: 'Cet exemple n’est plus sur le site.' }
    if (entries.some((entry) => entry.replaces === replaces)) {
      return { sampleRefusal: 'Un autre remplace déjà cet exemple.' }
    }
  }
  const last = Math.max(0, ...entries.map(({ order }) => (Number.isInteger(order) ? order : 0)))
  const skeleton = skeletonAt(`${folder}/${slug}`, '') as object
  const value = {
    ...skeleton,
    order: replaced?.order ?? last + 1,
    [titleKeyOf(folder)]: written,
    ...kind.entries.firstValues?.(written, plainDayAt(clock.now()).toString()),
    ...(replaces !== undefined && { replaces }),
  }
  for (let attempt = 1; ; attempt++) {
    const document = `${folder}/${attempt === 1 ? slug : `${slug}-${attempt}`}`
    const { number, documents, revisions } = await online()
    // The path of a removed entry is not used again.
    const isTaken = documents.has(document) || revisions.some((one) => one.document === document)
    if (isTaken) continue
    let isFree = false
    const result = await contentDrafts.change(document, number, (drafts) => {
      isFree = drafts.length === 0
      const draft = { field: '', value, base: null, author: person.name, at: clock.now() }
      return isFree ? [{ ...draft, aside: null, answers: [] }] : drafts
    })
    if (result === 'behind') attempt--
    else if (isFree) return { document }
  }
}

interface ListEntry extends Entry {
  order: number
}

function correctedName(folder: string, name: string): string {
  const document = `${folder}/name`
  const skeleton = skeletonAt(document, '') as object
  const line = cleanFieldText(name).replaceAll(/\s+/g, ' ')
  const node = nodeAt(document, skeleton, titleKeyOf(folder))
  return node ? String(clean(line, node).value ?? '') : line
}

function titleKeyOf(folder: string): string {
  const key = titleKeys.find((each) => isField(`${folder}/name`, each))
  if (!key) throw new Error(`${folder}: its schema needs one of ${titleKeys.join(', ')}`)
  return key
}

/** Returns the label of the field that names an entry. */
export const nameLabel = (folder: string) => labelOf(`${folder}/name`, titleKeyOf(folder))

/** Whether an entry of a folder can replace a sample. */
export const canReplace = (folder: string) => isField(`${folder}/name`, 'replaces')

/** « Le Fournil d’Été » to `le-fournil-d-ete`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
