import {
  type Answers,
  type DirectionId,
  directionIds,
  example,
  isPalette,
  tidy,
} from './answers/answers.ts'

/** Names of the fields of the form on /apercus, hence of its query when no script takes it. */
export const fields = {
  name: 'nom',
  trade: 'metier',
  town: 'ville',
  sentence: 'phrase',
  /** A palette, or `ownPalette`. */
  palette: 'couleurs',
  colour: 'couleur',
  favourite: 'favori',
  /** The direction to be shown in full. */
  enlarged: 'grand',
  /** Answers and favourite as `previews/answers/code.ts` writes them, instead of all others. */
  code: 'apercus',
} as const

export const fieldNames: readonly string[] = Object.values(fields)

/** What `couleurs` says when `couleur` counts. */
export const ownPalette = 'libre'

/** The colour that stands in its field while a palette is chosen. */
const noColour = '#0a7d6b'

/** What the page shows. */
export interface Asked {
  answers: Answers
  favourite: DirectionId | null
  enlarged: DirectionId | null
}

/**
 * Reads the form, or the query that a browser makes of it. Anything may be absent or wrong.
 *
 * @param form a `FormData` or a `URLSearchParams`; of a name said twice, the last counts
 * @returns answers fit to be shown: those of the example where nothing was said
 */
export function readFields(form: { getAll(name: string): unknown[] }): Asked {
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

/** What the fields of the palette hold for this one. */
export function paletteFields(palette: Answers['palette']) {
  return isPalette(palette)
    ? { palette, colour: noColour }
    : { palette: ownPalette, colour: palette }
}

function directionOf(id = ''): DirectionId | null {
  return directionIds.find((direction) => direction === id) ?? null
}
