import { pageAt } from '../all-pages.ts'
import type { Entry } from '../entries.ts'
import type { Content, Documents } from './documents.ts'

/** Returns a line for each field that its own schema cannot judge: what it names is not there. */
export function faultsOf(content: Content, documents: Documents): string[] {
  return [
    ...[...documents].flatMap(([path, document]) => deadLinks(document, content, `${path}.yaml`)),
    ...misplaced('collections/projects', content.projects),
    ...misplaced('collections/team', content.members),
    ...misplaced('collections/testimonials', content.testimonials),
  ]
}

/** In documents, `to` is an address of the site. */
function deadLinks(part: unknown, content: Content, at: string): string[] {
  if (!part || typeof part !== 'object') return []
  return Object.entries(part).flatMap(([key, value]) => {
    const field = `${at} › ${key}`
    if (key !== 'to' || typeof value !== 'string') return deadLinks(value, content, field)
    const [path = ''] = value.split(/[?#]/)
    return pageAt(path, content) ? [] : [`${field}: Aucune page à l’adresse ${value}.`]
  })
}

/** A real entry takes the place of one sample, which no other takes. */
function misplaced(folder: string, entries: readonly Entry[]): string[] {
  return entries.flatMap(({ id, replaces }, index) => {
    if (!replaces) return []
    const field = `${folder}/${id}.yaml › replaces`
    if (!entries.some((entry) => entry.sample && entry.id === replaces)) {
      return [`${field}: Aucun exemple ne s’appelle ${replaces}.`]
    }
    const isTaken = entries.slice(0, index).some((entry) => entry.replaces === replaces)
    return isTaken ? [`${field}: L’exemple ${replaces} est déjà remplacé.`] : []
  })
}
