import {
  type Answers,
  type DirectionId,
  directionIds,
  example,
  isPalette,
  tidy,
} from './answers/answers.ts'

/** Field names of the form on /apercus, and of its query without scripts. */
export const fields = {
  name: 'nom',
  trade: 'metier',
  town: 'ville',
  sentence: 'phrase',
  palette: 'couleurs',
  colour: 'couleur',
  favourite: 'favori',
  enlarged: 'grand',
  /** Encoded answers and favourite (previews/answers/code.ts), posted instead of all other fields. */
  code: 'apercus',
} as const

export const fieldNames: readonly string[] = Object.values(fields)

export const ownPalette = 'libre'

const noColour = '#0a7d6b'

export function readFields(form: { getAll(name: string): unknown[] }) {
  const said = (name: string) => {
    const value = form.getAll(name).at(-1)
    return typeof value === 'string' ? value : undefined
  }
  const palette = said(fields.palette)
  const answers = tidy({
    name: said(fields.name) ?? example.name,
    trade: said(fields.trade) ?? example.trade,
    town: said(fields.town) ?? example.town,
    sentence: said(fields.sentence) ?? '',
    palette: (palette === ownPalette ? said(fields.colour) : palette) ?? example.palette,
  })
  return {
    answers,
    favourite: directionOf(said(fields.favourite)),
    enlarged: directionOf(said(fields.enlarged)),
  }
}

export function paletteFields(palette: Answers['palette']) {
  return isPalette(palette)
    ? { palette, colour: noColour }
    : { palette: ownPalette, colour: palette }
}

function directionOf(id = ''): DirectionId | null {
  return directionIds.find((direction) => direction === id) ?? null
}
