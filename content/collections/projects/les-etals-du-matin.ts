import type { ProjectCard, ProjectText } from '../projects.ts'

export const card: ProjectCard = {
  title: 'Les Étals du Matin',
  description: 'Un marché de quartier : trente étals, un plan, et l’heure des fraises.',
  story:
    'Tout le monde cherchait le fromager. Le plan répond étal par étal, et les premières fraises préviennent, à huit heures, ceux qui le demandent.',
}

export const text: ProjectText = {
  description:
    'Réalisation d’exemple : le plan en ligne d’un marché de quartier imaginaire, étal par étal, avec les arrivages de la semaine.',
  facts: [
    { term: 'Métier', value: 'Marché de producteurs' },
    { term: 'Lieu', value: 'Une ville d’exemple' },
    { term: 'Travail', value: 'Site vitrine, plan' },
  ],
  parts: [
    {
      title: 'Le besoin',
      text: 'Trente étals, et des visiteurs qui cherchent toujours les mêmes. Les producteurs veulent aussi annoncer leurs arrivages.',
    },
    {
      title: 'Le travail',
      text: 'Un plan que l’on touche, avec une fiche par étal : produits, jours de présence, moyens de paiement. Il se lit aussi comme une simple liste.',
    },
    {
      title: 'Ce qui change',
      text: 'On sait avant de sortir qui sera là. Chaque producteur tient sa fiche depuis son téléphone.',
    },
  ],
}
