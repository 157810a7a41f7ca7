import type { ProjectCard, ProjectText } from '../projects.ts'

export const card: ProjectCard = {
  title: 'Café de la Jetée',
  description: 'Logo, carte et site d’une page qui sentent l’expresso et le sel.',
  story:
    'Six tables, et pas une minute pour tenir un site. Tout est sur une page, et l’heure du coucher du soleil s’y met à jour seule.',
}

export const text: ProjectText = {
  description:
    'Réalisation d’exemple : logo, carte et site d’une seule page pour un café de six tables, avec ses horaires et son adresse.',
  facts: [
    { term: 'Métier', value: 'Café' },
    { term: 'Lieu', value: 'Sète, France' },
    { term: 'Travail', value: 'Logo, carte, site vitrine' },
  ],
  parts: [
    {
      title: 'Le besoin',
      text: 'Un nom que l’on retient, une carte à imprimer, et un site qui ne demande aucun entretien.',
    },
    {
      title: 'Le travail',
      text: 'Un seul signe pour l’enseigne, la tasse et l’onglet du navigateur. Le site tient en une page : horaires, adresse, carte, téléphone.',
    },
    {
      title: 'Ce qui change',
      text: 'Les horaires d’hiver et d’été sont prêts d’avance. La carte imprimée et la page disent la même chose.',
    },
  ],
}
