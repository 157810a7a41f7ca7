import type { Answers } from './answers/answers.ts'
import { type Inks, inksOn, type Palette, paletteOf, type Shade } from './colours.ts'
import { fitPosterTitle, type Line, setPlainly } from './fit-poster-title.ts'
import { isArabic } from './place.ts'
import { tradeTexts } from './trades/texts.ts'

const grounds = {
  paper: ['paper', ['accent', 'ink', 'second']],
  tint: ['tint', ['ink', 'accent', 'second']],
  accent: ['accent', ['ink', 'second', 'paper']],
  'accent-light': ['accent', ['paper', 'ink', 'second']],
  second: ['second', ['accent', 'ink', 'paper']],
  'second-dark': ['second', ['ink', 'accent', 'paper']],
  ink: ['ink', ['accent', 'second', 'paper']],
  'ink-light': ['ink', ['second', 'paper', 'accent']],
} as const satisfies Record<string, readonly [Shade, readonly Shade[]]>

export type Ground = keyof typeof grounds

export interface Setting {
  /** null if the typeface lacks a letter of the name. */
  wide: Line[] | null
  narrow: Line[] | null
}

const boxes: Record<'wide' | 'narrow', [measure: number, height: number]> = {
  wide: [1200, 400],
  narrow: [350, 250],
}

let lastSetting = { name: '', setting: { wide: null, narrow: null } as Setting }

/** Fits the name for the poster; caches the last result, because every poster of the page needs it. */
export function settingOf(name: string): Setting {
  if (name !== lastSetting.name) {
    const setting = {
      wide: fitPosterTitle(name, ...boxes.wide),
      narrow: fitPosterTitle(name, ...boxes.narrow),
    }
    lastSetting = { name, setting }
  }
  return lastSetting.setting
}

export function paletteRules(answer: Answers['palette']): string {
  const { palette } = paletteOf(answer)
  const shades = Object.entries(palette satisfies Palette).map(([name, hex]) => `--${name}:${hex}`)
  const inks = Object.entries(grounds).flatMap(([name, [ground, wished]]) =>
    (inksOn(palette, ground, wished) satisfies Inks).map(
      (hex, i) => `--on-${name}-${i + 1}:${hex}`,
    ),
  )
  return `.preview{${[...shades, ...inks].join(';')}}`
}

export function nameRules({ name, trade }: Pick<Answers, 'name' | 'trade'>): string {
  const setting = settingOf(name)
  const lines = (['wide', 'narrow'] as const).flatMap((page) => {
    const block = `.preview .name-${page}`
    const lines = setting[page]?.map(
      ({ size, width }, i) =>
        `${block}>:nth-child(${i + 1}){font-size:calc(${size}*var(--hundredth));font-stretch:${width}%}`,
    )
    const plain = setPlainly(name, ...boxes[page])
    return lines ?? [`${block}{font-size:calc(${plain}*var(--hundredth))}`]
  })
  const figure = Math.max(2, tradeTexts[trade].figure.number.length)
  // Two elements have these properties, because on the preview itself each key press would restyle its whole content.
  return (
    `.preview .colophon{--colophon:${colophonSize(name)}}` +
    `.preview .number{--figure:${figure}}${lines.join('')}`
  )
}

function colophonSize(name: string): number {
  const length = [...name].reduce((sum, letter) => sum + widthOf(letter), 0)
  return +Math.min(13, 88 / Math.max(3, length)).toFixed(2)
}

function widthOf(letter: string): number {
  if (/[il'’.,;:|!jftrIJ() -]/.test(letter)) return 0.34
  if (/[\p{Ll}]/u.test(letter)) return /[mwæœ]/.test(letter) ? 0.88 : 0.57
  if (isArabic(letter)) return 0.62
  return /[MWÆŒ]/.test(letter) || !/\p{L}|\p{N}|\p{P}/u.test(letter) ? 1.02 : 0.78
}
