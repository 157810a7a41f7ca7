import type { ProjectCard, ProjectText } from '../projects.ts'

export const card: ProjectCard = {
  title: 'Huilerie Troizolives',
  description: 'Identité et boutique pour un moulin familial de Msaken, à deux pas de Sousse.',
  story:
    'Le moulin vendait par habitude, au bidon. L’étiquette tient désormais dans deux centimètres, et la cuvée de novembre est partie en neuf jours.',
}

export const text: ProjectText = {
  description:
    'Réalisation d’exemple : identité et boutique en ligne d’un moulin à huile, le besoin, le travail et ce qui change pour le client.',
  facts: [
    { term: 'Métier', value: 'Moulin à huile' },
    { term: 'Lieu', value: 'Msaken, Tunisie' },
    { term: 'Travail', value: 'Logo, étiquette, boutique' },
  ],
  parts: [
    {
      title: 'Le besoin',
      text: 'Vendre l’huile au-delà du marché, à des clients qui ne connaissent pas le moulin. Il faut donc une étiquette qui se retient, et une adresse où commander.',
    },
    {
      title: 'Le travail',
      text: 'Un signe de trois formes, lisible à deux centimètres. Une boutique de quelques pages, en trois langues, où le prix du port est annoncé dès le premier écran.',
    },
    {
      title: 'Ce qui change',
      text: 'Le client commande sans téléphoner. Le moulin met à jour lui-même les bouteilles restantes et les dates de récolte.',
    },
  ],
}
