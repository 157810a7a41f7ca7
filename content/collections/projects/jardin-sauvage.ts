import type { ProjectCard, ProjectText } from '../projects.ts'

export const card: ProjectCard = {
  title: 'Jardin Sauvage',
  description: 'Fleuriste en ligne. Le bouquet change avec la saison, le site aussi.',
  story:
    'De belles photos, et des bouquets qui ne leur ressemblaient pas. Le dessin a pris leur place : ce que l’on voit est ce qui fleurit cette semaine.',
}

export const text: ProjectText = {
  description:
    'Réalisation d’exemple : la boutique en ligne d’un fleuriste, où les bouquets suivent la saison et où la livraison se choisit d’abord.',
  facts: [
    { term: 'Métier', value: 'Fleuriste' },
    { term: 'Lieu', value: 'Montpellier, France' },
    { term: 'Travail', value: 'Site e-commerce, dessins' },
  ],
  parts: [
    {
      title: 'Le besoin',
      text: 'Vendre des bouquets qui ne sont jamais deux fois les mêmes, sans décevoir à la livraison.',
    },
    {
      title: 'Le travail',
      text: 'Le client choisit une taille, une couleur et un prix, puis la date. Des dessins montrent l’esprit du bouquet, et la page dit quelles fleurs sont de saison.',
    },
    {
      title: 'Ce qui change',
      text: 'Le fleuriste compose avec ce qu’il a reçu le matin. La page annonce d’avance ce qui peut varier.',
    },
  ],
}
