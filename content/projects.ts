/** A project of the portfolio (01-site, section 3, "Portfolio item"). */
export interface Project {
  /** Also the name of the drawing. */
  id: ProjectId
  title: string
  description: string
}

export type ProjectId =
  | 'huilerie-du-sahel'
  | 'les-bains-de-sete'
  | 'medina-lofts'
  | 'citron-confit'
  | 'les-arceaux'
  | 'jardin-sauvage'
  | 'carrelages-ben-amor'
  | 'cafe-de-la-jetee'

/** Eight samples, as their pages say (01-site, section 2, "Portfolio"). */
export const projects: readonly Project[] = [
  {
    id: 'huilerie-du-sahel',
    title: 'Huilerie du Sahel',
    description: 'Identité et boutique pour un moulin familial de Msaken, à deux pas de Sousse.',
  },
  {
    id: 'les-bains-de-sete',
    title: 'Les Bains de Sète',
    description: 'Une réservation en ligne si courte qu’elle tient sous un parasol.',
  },
  {
    id: 'medina-lofts',
    title: 'Medina Lofts',
    description: 'Plateforme de location : six maisons, douze portes bleues, un seul calendrier.',
  },
  {
    id: 'citron-confit',
    title: 'Citron Confit',
    description: 'Un restaurant, sa carte du jour et l’ardoise qui se met à jour toute seule.',
  },
  {
    id: 'les-arceaux',
    title: 'Les Arceaux',
    description: 'Le marché bio de Montpellier : trente étals, un plan, et l’heure des fraises.',
  },
  {
    id: 'jardin-sauvage',
    title: 'Jardin Sauvage',
    description: 'Fleuriste en ligne. Le bouquet change avec la saison, le site aussi.',
  },
  {
    id: 'carrelages-ben-amor',
    title: 'Carrelages Ben Amor',
    description: 'Un configurateur de sols : on pose les carreaux du doigt, on compte les mètres.',
  },
  {
    id: 'cafe-de-la-jetee',
    title: 'Café de la Jetée',
    description: 'Logo, carte et site d’une page qui sentent l’expresso et le sel.',
  },
]

/** The one project that has a story, at /single-portfolio; every project leads to it. */
export const toldProject = 'huilerie-du-sahel' satisfies ProjectId
