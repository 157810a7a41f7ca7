import type { ProjectCard, ProjectText } from '../projects.ts'

export const card: ProjectCard = {
  title: 'Les Bains Ondole',
  description: 'Une réservation en ligne en trois écrans, lisible au soleil.',
  story:
    'Onze écrans pour retenir un transat, c’était trop. Il en reste trois, et l’accueil ne décroche plus que pour la météo.',
}

export const text: ProjectText = {
  description:
    'Réalisation d’exemple : la réservation en ligne d’une plage, ramenée à trois écrans, pensée pour être utilisée debout au soleil.',
  facts: [
    { term: 'Métier', value: 'Plage et restauration' },
    { term: 'Lieu', value: 'Sète, France' },
    { term: 'Travail', value: 'Réservation, UI/UX' },
  ],
  parts: [
    {
      title: 'Le besoin',
      text: 'Réserver une place depuis la plage, sur un téléphone, avec peu de réseau. Le personnel ne peut pas répondre au téléphone pendant le service.',
    },
    {
      title: 'Le travail',
      text: 'Le parcours est dessiné, essayé avec plusieurs personnes, puis raccourci. On choisit le jour, la place, le nom. Les contrastes restent lisibles en plein soleil.',
    },
    {
      title: 'Ce qui change',
      text: 'La liste du jour se remplit seule. L’équipe ferme une rangée d’un geste quand le vent se lève.',
    },
  ],
}
