import type { MemberId } from '../../entries.ts'

/** A skill, out of a hundred (Spec: S-40). */
interface Skill {
  title: string
  percent: number
  /** Name of the drawing: as many tiles as the skill is worth. */
  gauge: 'identity' | 'illustration' | 'posters'
}

/** The page /single-team: one member, a sample as the page says. */
export const memberPage = {
  member: 'leila-mansour' satisfies MemberId as MemberId,
  lead: 'Elle choisit les formes et les couleurs d’un projet.',
  text: 'Elle prépare les aperçus et les présente. Elle vérifie que le site et les imprimés s’accordent au logo. C’est à elle que l’on parle de ce que l’on aime, et de ce que l’on ne veut plus voir.',
  qualifications: {
    title: 'Parcours',
    items: ['École d’art, puis imprimerie', 'Dix ans d’affiches, de livres et d’enseignes'],
  },
  attributes: {
    title: 'Traits',
    items: [
      'Présente trois idées qui s’opposent',
      'Relit une page imprimée à voix haute',
      'Explique ses choix en mots simples',
    ],
  },
  skills: {
    title: 'Trois compétences, sur cent.',
    items: [
      { title: 'Identité', percent: 95, gauge: 'identity' },
      { title: 'Illustration', percent: 83, gauge: 'illustration' },
      { title: 'Affiche', percent: 90, gauge: 'posters' },
    ] satisfies Skill[] as readonly Skill[],
  },
}
