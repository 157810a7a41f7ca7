/** The numbers of the spec that the pages use. Dates of the company: company.ts. */

/** The preloader is hidden after this long; app/layout/site-header.css repeats it, tested. */
export const preloaderMs = 700

/** A toast stays for this long (Spec: S-16). */
export const toastMs = 5000

/** Beyond this vertical scroll, the button back to the top appears. */
export const backToTopPx = 700

/** The counters of the home page run up for this long. */
export const counterMs = 3000

/** Posts on each page of the blog list, and in the blog grid. */
export const postsPerPage = 3
export const postsInGrid = 6

/** Readers who like the sample article. */
export const articleLikes = 175

/** Previews of a future website, offered before any commitment. */
export const freePreviews = 3

/** A phrase of the banner of /qui-sommes-nous passes in this time; as often as `bannerSlides`. */
export const bannerSlideMs = 6000
export const bannerSlides = 22

/** What /coming-soon counts down to: midnight in Montpellier as in Sousse. */
export const openingDate = '2025-12-31T00:00:00+01:00'

/** How long things take, as said to the visitor (Spec: T-6). */
export const timelines = {
  /** Any website. */
  website: '2 à 6 semaines',
  /** A logo or brand guidelines. */
  identity: '1 à 2 semaines',
  showcaseSite: '2 à 4 semaines',
  /** "4-8 weeks or more". */
  ecommerceSite: '4 à 8 semaines, parfois plus',
  firstLogoProposals: '5 à 7 jours ouvrés',
  firstGraphicConcepts: '48 à 72 heures',
  uiMockups: '5 à 10 jours ouvrés',
  webmasteringUpdates: '24 à 48 heures',
  seoResults: '3 à 6 mois',
  /** Of support after delivery, given with every site. */
  freeSupport: 'au moins 2 semaines',
} as const

/** To stand beside `website` and `identity`, which are wider (Spec: T-6). */
export const preciseTimelines =
  'Une vitrine prend 2 à 4 semaines, une boutique 4 à 8. Les premières propositions de logo viennent en 5 à 7 jours ouvrés.'

/** The map of the contact page (Spec: S-29). */
export const googleMap = { latitude: 35.83, longitude: 10.64, zoom: 11, minZoom: 3 } as const
