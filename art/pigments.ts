/**
 * The eight pigments of the brand, named after what they are in the street: limewash, shade,
 * ink, the doors of Sousse, sun, warm tile, bougainvillea, pine. The stylesheet owns the same
 * values as custom properties; drawings keep the day's values at night, like lit windows.
 */
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

/**
 * A pigment by name; in hexadecimal, the few colours that are none of them (skin, hair); or a custom
 * property of the page that the drawing is set in (previews/).
 */
export type Colour = Pigment | `#${string}` | `var(--${string})`

const isPigment = (colour: Colour): colour is Pigment => colour in pigments

/** The colour as written in an SVG attribute. */
export const paint = (colour: Colour): string => (isPigment(colour) ? pigments[colour] : colour)
