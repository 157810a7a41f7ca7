import { type ProjectId, projects } from './projects.ts'

const chosen: readonly ProjectId[] = ['huilerie-du-sahel', 'medina-lofts', 'cafe-de-la-jetee']

/** The page /portfolio-one shows three projects (01-site, section 2, "Portfolio"). */
export const oneColumnProjects = projects.filter(({ id }) => chosen.includes(id))
