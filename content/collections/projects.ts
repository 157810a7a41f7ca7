/** A project of the portfolio (Spec: S-38). */
export interface Project {
  /** Also the name of the drawing. */
  id: ProjectId
  title: string
  description: string
  /** What was wrong, and what came of it, in two sentences. */
  story: string
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

/** Eight samples, as their pages say (Spec: S-38). */
export const projects: readonly Project[] = [
  {
    id: 'huilerie-du-sahel',
    title: 'Huilerie du Sahel',
    description: 'Identité et boutique pour un moulin familial de Msaken, à deux pas de Sousse.',
    story:
      'Le moulin vendait par habitude, au bidon. L’étiquette tient désormais dans deux centimètres, et la cuvée de novembre est partie en neuf jours.',
  },
  {
    id: 'les-bains-de-sete',
    title: 'Les Bains de Sète',
    description: 'Une réservation en ligne si courte qu’elle tient sous un parasol.',
    story:
      'Onze écrans pour retenir un transat, c’était huit de trop. Il en reste trois, et l’accueil ne décroche plus que pour donner la météo.',
  },
  {
    id: 'medina-lofts',
    title: 'Medina Lofts',
    description: 'Plateforme de location : six maisons, douze portes bleues, un seul calendrier.',
    story:
      'Chaque maison tenait son cahier, et deux familles arrivaient le 15 août avec la même clé. Les cahiers sont au grenier, les familles se croisent à la plage.',
  },
  {
    id: 'citron-confit',
    title: 'Citron Confit',
    description: 'Un restaurant, sa carte du jour et l’ardoise qui se met à jour toute seule.',
    story:
      'La carte changeait à midi, le site à Pâques. La cheffe écrit maintenant son ardoise depuis les fourneaux ; la page est prête avant le pain.',
  },
  {
    id: 'les-arceaux',
    title: 'Les Arceaux',
    description: 'Le marché bio de Montpellier : trente étals, un plan, et l’heure des fraises.',
    story:
      'Tout le monde cherchait le fromager. Le plan répond étal par étal, et les premières fraises préviennent, à huit heures, ceux qui le demandent.',
  },
  {
    id: 'jardin-sauvage',
    title: 'Jardin Sauvage',
    description: 'Fleuriste en ligne. Le bouquet change avec la saison, le site aussi.',
    story:
      'De belles photos, et des bouquets qui ne leur ressemblaient pas. Le dessin a pris leur place : ce que l’on voit est ce qui fleurit cette semaine.',
  },
  {
    id: 'carrelages-ben-amor',
    title: 'Carrelages Ben Amor',
    description: 'Un configurateur de sols : on pose les carreaux du doigt, on compte les mètres.',
    story:
      'Personne n’ose choisir un sol sur un échantillon de dix centimètres. Ici, la pièce entière se pose à l’écran, chutes comprises, avant la première caisse.',
  },
  {
    id: 'cafe-de-la-jetee',
    title: 'Café de la Jetée',
    description: 'Logo, carte et site d’une page qui sentent l’expresso et le sel.',
    story:
      'Six tables, et pas une minute pour tenir un site. Tout est sur une page, l’heure du coucher du soleil aussi, qui s’y met à jour sans personne.',
  },
]

/** The one project that has a story, at /single-portfolio; every project leads to it. */
export const toldProject = 'huilerie-du-sahel' satisfies ProjectId
