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
  lead: 'Directrice artistique. Elle dessine au feutre, juge au café et range tout par couleur.',
  text: 'Quand un projet arrive, elle commence par descendre dans la rue : l’enseigne du voisin, la couleur des volets, ce que les gens portent au marché. La première planche se fait au retour, à la main. L’écran vient après, et il a intérêt à suivre.',
  qualifications: {
    title: 'Parcours',
    items: [
      'Beaux-arts de Tunis, puis école Estienne',
      'Dix ans d’affiches, de livres et d’enseignes',
      'Chez Graaand depuis le premier carreau, en 2021',
    ],
  },
  attributes: {
    title: 'Traits',
    items: [
      'Dit non en souriant',
      'Reconnaît une police à dix mètres',
      'Ne part jamais sans avoir aligné',
    ],
  },
  skills: {
    title: 'Cent carreaux par talent.',
    items: [
      { title: 'Identité', percent: 95, gauge: 'identity' },
      { title: 'Illustration', percent: 83, gauge: 'illustration' },
      { title: 'Affiche', percent: 90, gauge: 'posters' },
    ] satisfies Skill[] as readonly Skill[],
  },
}
