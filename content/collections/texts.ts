import type { MemberId, PostId, ProjectId } from '../entries.ts'
import { article as cinqCompetences } from './articles/cinq-competences.ts'
import { article as clientPresse } from './articles/client-presse.ts'
import { article as grilleCss } from './articles/grille-css.ts'
import { article as logoGrandMere } from './articles/logo-grand-mere.ts'
import { article as sansAdjectifs } from './articles/sans-adjectifs.ts'
import { article as siteLent } from './articles/site-lent.ts'
import type { Article } from './posts.ts'
import type { ProjectText } from './projects.ts'
import type { MemberText } from './team.ts'

/*
 * The texts of the entries' own pages: many, and drawn by the server alone. Whatever a browser runs
 * names them behind `import.meta.env.SSR` only, so that none of them is downloaded as script.
 */

export const articles: Readonly<Record<PostId, Article>> = {
  'cinq-competences': cinqCompetences,
  'site-lent': siteLent,
  'logo-grand-mere': logoGrandMere,
  'sans-adjectifs': sansAdjectifs,
  'grille-css': grilleCss,
  'client-presse': clientPresse,
}

/** Of real projects only. */
export const projectTexts: Readonly<Partial<Record<ProjectId, ProjectText>>> = {}

/** Of real members only. */
export const memberTexts: Readonly<Partial<Record<MemberId, MemberText>>> = {}
