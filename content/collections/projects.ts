import { entryPath, type ProjectId } from '../entries.ts'
import type { PageInfo } from '../pages.ts'

/** A project as lists show it: all that browsers download of it (Spec: S-38). */
export interface Project {
  /** Also the name of its drawing. */
  id: ProjectId
  title: string
  description: string
  /** The problem and the result, in two sentences. */
  story: string
}

/** The text of a real project's own page, which the server renders (content/collections/texts.ts). */
export interface ProjectText {
  /** For search engines, 70 to 160 characters. */
  description: string
  facts: readonly { term: string; value: string }[]
  parts: readonly { title: string; text: string }[]
}

/** Real projects, in the order of `entries.portfolio`. The first one replaces all the samples. */
export const realProjects: readonly Project[] = []

export const sampleProjects: readonly Project[] = [
  {
    id: 'huilerie-troizolives',
    title: 'Huilerie Troizolives',
    description: 'Identité et boutique pour un moulin familial de Msaken, à deux pas de Sousse.',
    story:
      'Le moulin vendait au bidon, sans étiquette. Il a maintenant un signe qui se lit à deux centimètres, et une boutique où commander.',
  },
  {
    id: 'les-bains-ondole',
    title: 'Les Bains Ondole',
    description: 'Une réservation en ligne en trois écrans, lisible au soleil.',
    story:
      'Il fallait onze écrans pour retenir un transat. Il en reste trois, et l’accueil ne répond plus qu’aux vraies questions.',
  },
  {
    id: 'medina-lofts',
    title: 'Medina Lofts',
    description: 'Une plateforme de location : six maisons, un seul calendrier.',
    story:
      'Chaque maison tenait son cahier, et deux familles arrivaient le même jour avec la même clé. Un seul calendrier les remplace.',
  },
  {
    id: 'citron-confit',
    title: 'Citron Confit',
    description: 'Un restaurant, sa carte du jour et son ardoise, écrite depuis la cuisine.',
    story:
      'La carte changeait à midi, le site à Pâques. La cheffe écrit maintenant son ardoise depuis un téléphone, avant le service.',
  },
  {
    id: 'les-etals-du-matin',
    title: 'Les Étals du Matin',
    description: 'Un marché de quartier : trente étals et leur plan.',
    story:
      'Tout le monde cherchait le fromager. Le plan répond étal par étal, et dit ce qui arrive le matin.',
  },
  {
    id: 'jardin-sauvage',
    title: 'Jardin Sauvage',
    description: 'Un fleuriste en ligne, dont le bouquet change avec la saison.',
    story:
      'Les photos montraient des bouquets que l’on ne recevait pas. Un dessin les remplace : il montre ce qui fleurit cette semaine.',
  },
  {
    id: 'carrelages-tessellou',
    title: 'Carrelages Tessellou',
    description: 'Un configurateur de sols : on pose les carreaux du doigt, on compte les mètres.',
    story:
      'Personne n’ose choisir un sol sur un échantillon de dix centimètres. Ici, la pièce entière se pose à l’écran, chutes comprises, avant la première caisse.',
  },
  {
    id: 'cafe-de-la-jetee',
    title: 'Café de la Jetée',
    description: 'Logo, carte et site d’une page pour un café du port.',
    story:
      'Six tables, et pas une minute pour tenir un site. Tout est sur une page, et les horaires se changent depuis un téléphone.',
  },
]

/** The projects of the portfolio: the real ones, or the samples while there is none. */
export const projects = realProjects.length > 0 ? realProjects : sampleProjects

export const projectPath = (id: ProjectId) => entryPath('portfolio', id)

export const projectPage = ({ title }: Project): PageInfo => ({
  crumb: title,
  title: `${title}, réalisation | Graaand`,
})

/** The sample that /single-portfolio tells. */
export const toldProject = 'huilerie-troizolives' satisfies ProjectId
