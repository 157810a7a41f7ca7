import { sampleProjects, toldProject } from '../../collections/projects.ts'

/** The page /single-portfolio, a sample as it says (Spec: S-39). */
export const caseStudyPage = {
  project: toldProject,
  lead: 'Un moulin familial vendait son huile au marché, au bidon. Il lui fallait un signe que l’on retienne, et une adresse où commander.',
  facts: [
    { term: 'Client', value: 'Famille Ben Youssef' },
    { term: 'Date', value: 'Juin 2024' },
    { term: 'Durée', value: 'Deux mois' },
    // In dollars, to the letter of the spec.
    { term: 'Coût', value: '50k USD', lang: 'en' },
  ],
  story: {
    title: 'Deux mois, trois étapes',
    steps: [
      {
        title: 'Écouter',
        text: 'Deux jours au moulin, pendant la récolte. On compte les bidons, on photographie le sol carrelé, on note les questions des clients. La plus fréquente : « C’est laquelle, la vôtre ? »',
      },
      {
        title: 'Dessiner',
        text: 'Trois aperçus sur la table, un seul gardé : un rameau et un disque. Le signe tient dans un carré de deux centimètres ; il se tamponne sur un carton et se lit sur une étiquette.',
      },
      {
        title: 'Ouvrir la boutique',
        text: 'Quelques pages, en trois langues. Il y a trois écrans entre l’étal et le colis, et le prix du port est annoncé dès le premier. La famille met à jour elle-même les bouteilles restantes.',
      },
    ],
  },
  slider: {
    title: 'D’autres réalisations',
    label: 'Sept autres réalisations',
    previous: 'Réalisations précédentes',
    next: 'Réalisations suivantes',
    projects: sampleProjects.filter(({ id }) => id !== toldProject),
  },
}
