import { pageAt, sitePages } from '../all-pages.ts'
import type { Entry } from '../entries.ts'
import type { ContentFault, Place } from './content-error.ts'
import { documentKind, entryAt, headOf } from './document-kind.ts'
import { allKinds, type Content, type Documents, type KindName, kinds } from './documents.ts'
import type { Kind } from './kind.ts'
import { joinPath } from './paths.ts'

export function faultsOf(content: Content, documents: Documents): ContentFault[] {
  return [
    ...repeated(content),
    ...[...documents].flatMap(([document, value]) =>
      deadLinks(value, content, { document, path: '' }),
    ),
    ...unnamed(documents),
    ...untold(documents),
    ...misplaced(content),
  ]
}

function repeated(content: Content): ContentFault[] {
  const all = [...sitePages(content), ['/404', content.heads['/404']] as const]
  const keys = ['title', 'description'] as const
  return all.flatMap(([path, page], index) =>
    keys.flatMap((key): ContentFault[] => {
      const [other] = all.slice(0, index).find(([, each]) => each[key] === page[key]) ?? []
      if (other === undefined) return []
      const words = (path: string) => `La page ${path} dit déjà «\u00a0${page[key]}\u00a0».`
      const causes = [{ ...headOf(other, key), words: words(path) }]
      return [{ ...headOf(path, key), words: words(other), causes }]
    }),
  )
}

function deadLinks(part: unknown, content: Content, at: Place): ContentFault[] {
  if (!part || typeof part !== 'object') return []
  return Object.entries(part).flatMap(([key, value]): ContentFault[] => {
    const place = { ...at, path: joinPath(at.path, key) }
    if (key !== 'to' || typeof value !== 'string') return deadLinks(value, content, place)
    const [path = ''] = value.split(/[?#]/)
    if (pageAt(path, content)) return []
    const entry = entryAt(path)
    const causes = entry ? [{ document: entry, path: '' }] : []
    return [{ ...place, words: `Aucune page à l’adresse ${value}.`, causes }]
  })
}

function unnamed(documents: Documents): ContentFault[] {
  const words = 'Ce nom a autre chose que des minuscules, des chiffres et des tirets.'
  return [...documents.keys()]
    .filter((document) => {
      const { entries, path = '' } = documentKind(document) ?? {}
      return entries && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(document.slice(path.length + 1))
    })
    .map((document) => ({ document, path: '', words }))
}

function untold(documents: Documents): ContentFault[] {
  return allKinds.flatMap(({ path, entries: { told } = {} }): ContentFault[] => {
    if (!told) return []
    const document = `${path}/${told.id}`
    const words = `Il manque l’exemple ${told.id}, que cette page montre.`
    const { sample } = (documents.get(document) ?? {}) as Partial<Entry>
    return sample ? [] : [{ document, path: '', page: told.page, words }]
  })
}

function misplaced(content: Content): ContentFault[] {
  return Object.entries<Kind>(kinds).flatMap(([name, { path, entries }]) =>
    entries ? misplacedIn(path, content[name as KindName] as readonly Entry[]) : [],
  )
}

function misplacedIn(folder: string, entries: readonly Entry[]): ContentFault[] {
  const placeOf = (id: string, path: string) => ({ document: `${folder}/${id}`, path })
  return entries.flatMap(({ id, replaces }, index): ContentFault[] => {
    if (!replaces) return []
    const place = placeOf(id, 'replaces')
    if (!entries.some((entry) => entry.sample && entry.id === replaces)) {
      const causes = [placeOf(replaces, '')]
      return [{ ...place, words: `Aucun exemple ne s’appelle ${replaces}.`, causes }]
    }
    const other = entries.slice(0, index).find((entry) => entry.replaces === replaces)
    if (!other) return []
    const causes = [placeOf(other.id, 'replaces')]
    return [{ ...place, words: `L’exemple ${replaces} est déjà remplacé.`, causes }]
  })
}
