import { projects, toldProject } from '../../collections/projects.ts'

/** The page /single-portfolio, a sample as it says (Spec: S-39). */
export const caseStudyPage = {
  project: toldProject,
  lead: 'Un moulin de 1921, quatre récoltes primées, et une étiquette que personne ne retenait. Il fallait un signe visible du fond du marché.',
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
        title: 'Écouter le moulin',
        text: 'Deux jours à Msaken pendant la pressée. Nous avons goûté, compté les bidons, photographié les carreaux du sol. Le grand‑père a raconté les années sans pluie ; la petite-fille, les clients qui demandent « la bouteille verte, là, vous savez ». Personne ne savait. Le dessin, lui, était déjà par terre.',
      },
      {
        title: 'Enlever ce qui dépasse',
        text: 'Trois aperçus sur la table, un seul gardé : un rameau, un disque, un a. Le tout tient dans un carré de deux centimètres, se tamponne sur un carton, se brode sur un tablier, se reconnaît au soleil. Les mots sont partis les premiers : « authentique » n’a manqué à personne.',
      },
      {
        title: 'Ouvrir la boutique',
        text: 'Une boutique légère, en trois langues, qui expédie de Sousse et de Sète. Trois écrans entre l’étal et le colis, le prix du port annoncé dès le premier. La cuvée de novembre est partie en neuf jours, et le grand-père a appris à dire « panier ».',
      },
    ],
  },
  slider: {
    title: 'D’autres réalisations',
    label: 'Sept autres réalisations',
    previous: 'Réalisations précédentes',
    next: 'Réalisations suivantes',
    projects: projects.filter(({ id }) => id !== toldProject),
  },
}
