import { isPalette, type OwnColour, type PaletteId } from './answers/answers.ts'

/** `#rrggbb`. */
export type Hex = `#${string}`

interface Colours {
  paper: Hex
  ink: Hex
  accent: Hex
  second: Hex
}

export interface Palette extends Colours {
  tint: Hex
  onAccent: Hex
  onSecond: Hex
  accentText: Hex
  soft: Hex
}

export type Shade = keyof Palette

export const paletteColours: Record<PaletteId, Colours> = {
  farine: { paper: '#FBF2E2', ink: '#2B1710', accent: '#C8461B', second: '#F4B942' },
  garrigue: { paper: '#F3F4EA', ink: '#12291D', accent: '#1F5F43', second: '#CDB4F4' },
  faience: { paper: '#F4F8FB', ink: '#0D1D3F', accent: '#1D4FC4', second: '#FFA27F' },
  grenade: { paper: '#FFF3EF', ink: '#3A0A1E', accent: '#B3123F', second: '#F9AFC0' },
  nuit: { paper: '#14162B', ink: '#F6EFE0', accent: '#F2B23B', second: '#7C93F5' },
  citron: { paper: '#F6F6EF', ink: '#171717', accent: '#D6EE3F', second: '#A99BFF' },
}

/** Every pair of text and ground in the three directions. */
export const textPairs = [
  ['ink', 'paper'],
  ['ink', 'tint'],
  ['paper', 'ink'],
  ['onAccent', 'accent'],
  ['onSecond', 'second'],
  ['accentText', 'paper'],
  ['soft', 'paper'],
] as const satisfies readonly (readonly [text: Shade, ground: Shade])[]

export const readable = 4.5

const comfortable = 4.6

/**
 * @param answer one of the six palettes, or the visitor's own colour
 * @returns `palette` with a contrast of at least 4.5 in every pair of `textPairs`; `notes` in French about
 *   changes to an own colour
 */
export function paletteOf(answer: PaletteId | OwnColour): { palette: Palette; notes: string[] } {
  return isPalette(answer)
    ? { palette: completed(paletteColours[answer]), notes: [] }
    : fromColour(answer)
}

export type Inks = readonly [Hex, Hex, Hex]

/**
 * Chooses inks: the first contrasts with the ground, the second with the first.
 *
 * @param wished shades in order of preference; the palette's others follow
 */
export function inksOn(palette: Palette, ground: Shade, wished: readonly Shade[]): Inks {
  const under = palette[ground]
  const order = [...wished, 'accent', 'ink', 'second', 'paper'] as const
  const choice = [...new Set(order.map((shade) => palette[shade]))].filter((hex) => hex !== under)
  const first = choice.find((hex) => contrast(hex, under) >= 2.1) ?? palette.ink
  const others = choice.filter((hex) => hex !== first)
  const against = (hex: Hex, ...colours: Hex[]) =>
    Math.min(...colours.map((colour) => contrast(hex, colour)))
  const second = others.reduce((best, hex) =>
    against(hex, first, under) > against(best, first, under) + 0.2 ? hex : best,
  )
  const third = others
    .filter((hex) => hex !== second)
    .reduce(
      (best, hex) => (against(hex, second, first) > against(best, second, first) ? hex : best),
      others.find((hex) => hex !== second) ?? second,
    )
  return [first, second, third]
}

export function contrast(one: Hex, other: Hex): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function completed(colours: Colours): Palette {
  const { paper, ink, accent, second } = colours
  const isDark = luminance(paper) < 0.3
  const [lightness, chroma, hue] = oklchOf(paper)
  const [inkLightness, inkChroma, inkHue] = oklchOf(ink)
  return {
    ...colours,
    tint: hexOf(
      isDark ? lightness + 0.07 : lightness - 0.045,
      Math.min(0.05, chroma + (isDark ? 0.02 : 0.016)),
      chroma < 0.004 ? oklchOf(accent)[2] : hue,
    ),
    onAccent: textOn(accent, paper, ink),
    onSecond: textOn(second, paper, ink),
    accentText: pushed(accent, paper, comfortable),
    soft: pushed(
      hexOf(isDark ? inkLightness - 0.2 : inkLightness + 0.24, inkChroma * 0.8, inkHue),
      paper,
      5,
    ),
  }
}

/** Returns paper or ink, or black or white if neither is readable on the ground. */
function textOn(ground: Hex, paper: Hex, ink: Hex): Hex {
  const own = contrast(paper, ground) > contrast(ink, ground) ? paper : ink
  if (contrast(own, ground) >= readable) return own
  return contrast('#ffffff', ground) > contrast('#000000', ground) ? '#ffffff' : '#000000'
}

/** Darkens a colour, or lightens it on dark paper, until it has the wanted contrast. */
function pushed(colour: Hex, paper: Hex, wanted: number): Hex {
  const step = luminance(paper) > 0.3 ? -0.01 : 0.01
  let [lightness, chroma, hue] = oklchOf(colour)
  let hex = colour
  while (contrast(hex, paper) < wanted && lightness > 0.02 && lightness < 0.99) {
    lightness += step
    hex = hexOf(lightness, chroma, hue)
    if (lightness > 0.97) chroma = 0
  }
  return hex
}

/** Uses OKLCH, whose steps are perceptually uniform. */
function fromColour(own: OwnColour): { palette: Palette; notes: string[] } {
  const [lightness, chroma, hue] = oklchOf(own)
  const isGrey = chroma < 0.03
  const paper = hexOf(0.972, isGrey ? 0.004 : Math.min(0.02, chroma * 0.16), hue)
  const ink = hexOf(0.22, isGrey ? 0.01 : Math.min(0.06, chroma * 0.45), hue)
  const notes: string[] = []

  let accent: Hex = own
  if (lightness > 0.9) {
    accent = hexOf(0.9, Math.max(chroma, isGrey ? 0 : 0.07), hue)
    notes.push('Très claire : gardée en grands aplats, un peu plus soutenue, jamais pour du texte.')
  } else if (lightness < 0.2) {
    accent = hexOf(0.26, Math.max(chroma, isGrey ? 0 : 0.04), hue)
    notes.push('Très sombre : éclaircie d’un cran, pour rester distincte du texte.')
  }

  const takesInk = contrast(ink, accent) > contrast(paper, accent)
  const best = () => Math.max(contrast(paper, accent), contrast(ink, accent))
  const [start, ownChroma] = oklchOf(accent)
  if (best() < readable) {
    notes.push(
      `Un peu ${takesInk ? 'éclaircie' : 'assombrie'}, pour que le texte posé dessus se lise bien.`,
    )
  }
  for (let step = 1; best() < readable && step <= 40; step++) {
    accent = hexOf(start + (takesInk ? 0.01 : -0.01) * step, ownChroma, hue)
  }

  const isLight = contrast(ink, accent) > contrast(paper, accent)
  const palette = completed({ paper, ink, accent, second: companion(own, isLight) })
  if (palette.accentText !== accent) {
    notes.push('Les liens et les prix prennent la même teinte, plus foncée.')
  }
  if (notes.length === 0) {
    const figure = contrast(palette.onAccent, accent).toFixed(1).replace('.', ',')
    notes.push(`Gardée telle quelle : le texte posé dessus se lit bien (contraste de ${figure}).`)
  }
  return { palette, notes }
}

function companion(own: OwnColour, isLight: boolean): Hex {
  const [lightness, chroma, hue] = oklchOf(own)
  if (chroma < 0.03) return isLight ? '#ffb84d' : '#f4b942'
  const across = hue + (hue > 40 && hue < 130 ? 200 : 150)
  if (!isLight) return hexOf(0.83, 0.11, across)
  return lightness > 0.75 ? hexOf(0.72, 0.14, across) : hexOf(0.86, 0.11, across)
}

type Oklch = [lightness: number, chroma: number, hue: number]

/** Björn Ottosson's matrices: https://bottosson.github.io/posts/oklab/ */
function oklchOf(hex: Hex): Oklch {
  const [r, g, b] = linear(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const tilt = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [lightness, Math.hypot(a, tilt), ((Math.atan2(tilt, a) * 180) / Math.PI + 360) % 360]
}

/** Reduces the chroma of colours outside sRGB. */
function hexOf(lightness: number, chroma: number, hue: number): Hex {
  let shown = chroma
  for (let i = 0; i < 40 && !fits(rgbOf(lightness, shown, hue)); i++) shown *= 0.94
  const pairs = rgbOf(lightness, shown, hue).map((channel) => {
    const clipped = Math.min(1, Math.max(0, channel))
    const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${pairs.join('')}`
}

const fits = (rgb: number[]) => rgb.every((channel) => channel > -0.0005 && channel < 1.0005)

function rgbOf(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function linear(hex: Hex): [number, number, number] {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function luminance(hex: Hex): number {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
