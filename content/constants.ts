export const preloaderMs = 700

/** Spec: S-16 */
export const toastMs = 5000

export const backToTopPx = 700

export const counterMs = 3000

export const postsPerPage = 3
export const postsInGrid = 6

export const articleLikes = 175

export const freePreviews = 3

export const bannerSlideMs = 6000
export const bannerSlides = 22

/** Target of the countdown on /coming-soon: midnight in Montpellier and Sousse. */
export const openingDate = '2025-12-31T00:00:00+01:00'

/** Spec: T-6 */
export const timelines = {
  /** Any website. */
  website: '2 à 6 semaines',
  identity: '1 à 2 semaines',
  showcaseSite: '2 à 4 semaines',
  ecommerceSite: '4 à 8 semaines, parfois plus',
  firstLogoProposals: '5 à 7 jours ouvrés',
  firstGraphicConcepts: '48 à 72 heures',
  uiMockups: '5 à 10 jours ouvrés',
  webmasteringUpdates: '24 à 48 heures',
  seoResults: '3 à 6 mois',
  freeSupport: 'au moins 2 semaines',
} as const

/** More precise than `website` and `identity` (Spec: T-6). */
export const preciseTimelines =
  'Une vitrine prend 2 à 4 semaines, une boutique 4 à 8. Les premières propositions de logo viennent en 5 à 7 jours ouvrés.'

/** Spec: S-29 */
export const googleMap = { latitude: 35.83, longitude: 10.64, zoom: 11, minZoom: 3 } as const
