/** The page /team, and the words around the page of a real member (Spec: S-51). */
export const teamIntro = {
  text: 'Douze fiches d’exemple. Elles montrent les métiers d’un projet ; les vraies fiches prendront leur place.',
  links: [{ label: 'Qui sommes-nous', to: '/qui-sommes-nous' }],
} as const

export const memberWords = {
  skills: 'Ses compétences',
  all: 'Toute l’équipe',
}
