import type { ProjectCard, ProjectText } from '../projects.ts'

export const card: ProjectCard = {
  title: 'Citron Confit',
  description: 'Un restaurant, sa carte du jour et son ardoise, écrite depuis la cuisine.',
  story:
    'La carte changeait à midi, le site à Pâques. La cheffe écrit maintenant son ardoise depuis les fourneaux ; la page est prête avant le pain.',
}

export const text: ProjectText = {
  description:
    'Réalisation d’exemple : le site d’un restaurant dont la carte change chaque jour, mis à jour en cuisine depuis un téléphone.',
  facts: [
    { term: 'Métier', value: 'Restaurant' },
    { term: 'Lieu', value: 'Montpellier, France' },
    { term: 'Travail', value: 'Site vitrine, carte du jour' },
  ],
  parts: [
    {
      title: 'Le besoin',
      text: 'Une carte qui change tous les jours, et personne pour s’occuper d’un site pendant le service.',
    },
    {
      title: 'Le travail',
      text: 'La page d’accueil est l’ardoise : les plats, les prix, les allergènes. Un formulaire de trois lignes la met à jour depuis un téléphone.',
    },
    {
      title: 'Ce qui change',
      text: 'Les clients lisent la carte du jour avant de venir. Le restaurant ne publie plus de photo d’ardoise que personne ne peut agrandir.',
    },
  ],
}
