import type { ProjectId } from '../entries.ts'
import type { PageInfo } from '../pages.ts'
import { card as cafeDeLaJetee } from './projects/cafe-de-la-jetee.ts'
import { card as carrelagesTessellou } from './projects/carrelages-tessellou.ts'
import { card as citronConfit } from './projects/citron-confit.ts'
import { card as huilerieTroizolives } from './projects/huilerie-troizolives.ts'
import { card as jardinSauvage } from './projects/jardin-sauvage.ts'
import { card as lesBainsOndole } from './projects/les-bains-ondole.ts'
import { card as lesEtalsDuMatin } from './projects/les-etals-du-matin.ts'
import { card as medinaLofts } from './projects/medina-lofts.ts'

/** What lists show of a project: all that browsers download of it (Spec: S-38). */
export interface ProjectCard {
  title: string
  description: string
  /** What was wrong, and what came of it, in two sentences. */
  story: string
}

/** What its own page adds, which the server draws (content/collections/texts.ts). */
export interface ProjectText {
  /** For search engines, 70 to 160 characters. */
  description: string
  facts: readonly { term: string; value: string }[]
  parts: readonly { title: string; text: string }[]
}

/** A project of the portfolio: its address is /portfolio/<id>, and its drawing has the same name. */
export interface Project extends ProjectCard {
  id: ProjectId
}

/** Eight samples, as their pages say (Spec: S-38): a real one takes the place of one in its file. */
export const projects: readonly Project[] = [
  { id: 'huilerie-troizolives', ...huilerieTroizolives },
  { id: 'les-bains-ondole', ...lesBainsOndole },
  { id: 'medina-lofts', ...medinaLofts },
  { id: 'citron-confit', ...citronConfit },
  { id: 'les-etals-du-matin', ...lesEtalsDuMatin },
  { id: 'jardin-sauvage', ...jardinSauvage },
  { id: 'carrelages-tessellou', ...carrelagesTessellou },
  { id: 'cafe-de-la-jetee', ...cafeDeLaJetee },
]

export const projectPath = (id: ProjectId) => `/portfolio/${id}` as const

export const projectPage = ({ title }: ProjectCard): PageInfo => ({
  crumb: title,
  title: `${title}, exemple de réalisation | Graaand`,
  sample: true,
})

/** The one project that is told at length, at /single-portfolio. */
export const toldProject = 'huilerie-troizolives' satisfies ProjectId
