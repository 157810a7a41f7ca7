/** The page /portfolio-two, and the words around the page of a real project. */
export const twoColumnIntro = {
  text: 'Huit projets d’exemple, pour voir le genre de sites que nous créons. Nos vraies réalisations prendront leur place.',
  links: [
    { label: 'Les trois premiers, en grand', to: '/portfolio-one' },
    { label: 'Être prévenu par e-mail', to: '/coming-soon' },
  ],
} as const

export const projectWords = {
  all: 'Toutes les réalisations',
}
