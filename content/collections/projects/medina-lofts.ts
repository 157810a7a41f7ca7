import type { ProjectCard, ProjectText } from '../projects.ts'

export const card: ProjectCard = {
  title: 'Medina Lofts',
  description: 'Plateforme de location : six maisons, douze portes bleues, un seul calendrier.',
  story:
    'Chaque maison tenait son cahier, et deux familles arrivaient le 15 août avec la même clé. Les cahiers sont au grenier, les familles se croisent à la plage.',
}

export const text: ProjectText = {
  description:
    'Réalisation d’exemple : une plateforme de location pour six maisons, avec un seul calendrier et des pages faciles à tenir à jour.',
  facts: [
    { term: 'Métier', value: 'Location de maisons' },
    { term: 'Lieu', value: 'Sousse, Tunisie' },
    { term: 'Travail', value: 'Plateforme, calendrier' },
  ],
  parts: [
    {
      title: 'Le besoin',
      text: 'Six maisons, autant de propriétaires, et des réservations qui se chevauchent. Il faut une seule source pour les dates.',
    },
    {
      title: 'Le travail',
      text: 'Chaque propriétaire a son espace, où il ouvre et ferme ses dates. Les voyageurs voient une carte, des photos, un prix par nuit et les règles de la maison.',
    },
    {
      title: 'Ce qui change',
      text: 'Une date prise disparaît partout au même instant. Les arrivées de la semaine tiennent sur une page à imprimer.',
    },
  ],
}
