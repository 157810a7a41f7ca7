import * as v from 'valibot'
import {
  agreement,
  entry,
  line,
  paragraph,
  picture,
  rank,
  searchDescription,
} from '../documents/fields.ts'
import { entryPath } from '../entries.ts'
import type { Page } from '../pages.ts'

/** Spec: S-38 */
const card = {
  order: rank,
  title: line('Nom', { most: 60 }),
  lead: line('Accroche'),
  story: paragraph('Le problème et le résultat', { most: 300 }),
}

/** Spec: S-50. The id of a project without a picture names its drawing. */
export const projectDocument = entry('Projet', card, {
  trade: line('Métier'),
  place: line('Lieu'),
  work: line('Travail'),
  agreement,
  cover: v.optional(picture('Image', 'landscape')),
  need: paragraph('Le besoin'),
  making: paragraph('Le travail'),
  change: paragraph('Ce qui change'),
  description: searchDescription,
})

export type Project = v.InferOutput<typeof projectDocument> & { id: string }
export type RealProject = Extract<Project, { need: string }>

export const realProjects = (projects: readonly Project[]) =>
  projects.filter((project): project is RealProject => !project.sample)

export const coverOf = (project: Project) => (project.sample ? undefined : project.cover)

export const projectPath = (project: Project) => entryPath('portfolio', project)

export const projectPage = ({ title, description }: RealProject): Page => ({
  crumb: title,
  title: `${title}, réalisation`,
  description,
})

/** Spec: S-38 */
export const oneColumnCount = 3

export const toldProject = 'huilerie-troizolives'
