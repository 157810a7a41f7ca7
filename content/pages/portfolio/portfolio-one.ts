import { projects } from '../../collections/projects.ts'
import type { ProjectId } from '../../entries.ts'

const chosen: readonly ProjectId[] = ['medina-lofts', 'huilerie-troizolives', 'cafe-de-la-jetee']

/** The page /portfolio-one shows three projects (Spec: S-38). */
export const oneColumnProjects = chosen.flatMap((id) =>
  projects.filter((project) => project.id === id),
)
