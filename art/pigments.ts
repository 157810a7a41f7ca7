/** The brand's eight colours; app/styles/tokens.css has the same values. Drawings do not change in the dark scheme. */
export const pigments = {
  chaux: '#FBFAF5',
  ombre: '#D9E6F7',
  encre: '#0B1540',
  bleu: '#1A45E0',
  soleil: '#FFC52F',
  corail: '#FF6242',
  rose: '#FFB4C6',
  vert: '#0A7553',
} as const

export type Pigment = keyof typeof pigments

/** A pigment, another colour in hexadecimal, or a custom property of the page (previews/). */
export type Colour = Pigment | `#${string}` | `var(--${string})`

const isPigment = (colour: Colour): colour is Pigment => colour in pigments

export const paint = (colour: Colour): string => (isPigment(colour) ? pigments[colour] : colour)
