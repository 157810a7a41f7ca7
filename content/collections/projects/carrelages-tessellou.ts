import type { ProjectCard, ProjectText } from '../projects.ts'

export const card: ProjectCard = {
  title: 'Carrelages Tessellou',
  description: 'Un configurateur de sols : on pose les carreaux du doigt, on compte les mètres.',
  story:
    'Personne n’ose choisir un sol sur un échantillon de dix centimètres. Ici, la pièce entière se pose à l’écran, chutes comprises, avant la première caisse.',
}

export const text: ProjectText = {
  description:
    'Réalisation d’exemple : un configurateur de sols en carreaux de ciment, qui montre la pièce entière et compte les mètres carrés.',
  facts: [
    { term: 'Métier', value: 'Fabricant de carreaux' },
    { term: 'Lieu', value: 'Nabeul, Tunisie' },
    { term: 'Travail', value: 'Plateforme, configurateur' },
  ],
  parts: [
    {
      title: 'Le besoin',
      text: 'Montrer un sol complet à des clients qui n’ont vu qu’un échantillon, et leur donner une quantité juste.',
    },
    {
      title: 'Le travail',
      text: 'On dessine sa pièce, on choisit un motif, une bordure, un sens de pose. La page calcule la surface, les chutes et le nombre de caisses.',
    },
    {
      title: 'Ce qui change',
      text: 'La demande de prix arrive avec un plan et des mesures. L’atelier répond sans rappeler pour les détails.',
    },
  ],
}
