/** What every page is to reach, and how each figure is shown. */
interface Reach {
  /** Heading of a column. */
  short: string
  label: string
  unit: string
  /** A shown unit is so many measured ones: milliseconds to a second, bytes to a kB. */
  scale: number
  digits: number
  /** In measured units. */
  limit: number
  /** Of pages that have a reason to differ. */
  exceptions?: Readonly<Record<string, number>>
  /** The limit is a floor; a ceiling otherwise. */
  atLeast?: true
}

const score = { unit: '', scale: 1, digits: 0, limit: 100, atLeast: true } as const
const milliseconds = { unit: 'ms', scale: 1, digits: 0 } as const
const kilobytes = { unit: 'kB', scale: 1000, digits: 1 } as const
const count = { unit: '', scale: 1, digits: 0 } as const

/** In the order of the table; measured in milliseconds and bytes (brotli). */
export const reach = {
  performance: { short: 'perf', label: 'Lighthouse: performance', ...score },
  accessibility: { short: 'a11y', label: 'Lighthouse: accessibility', ...score },
  bestPractices: { short: 'best', label: 'Lighthouse: best practices', ...score },
  seo: { short: 'seo', label: 'Lighthouse: SEO', ...score },
  lcp: {
    short: 'LCP s',
    label: 'Largest contentful paint, simulated',
    unit: 's',
    scale: 1000,
    digits: 2,
    limit: 1000,
  },
  lcpRatio: {
    short: '× bare',
    label: 'Largest contentful paint, over that of the bare page',
    unit: '×',
    scale: 1,
    digits: 2,
    limit: 1.4,
  },
  tbt: { short: 'TBT ms', label: 'Total blocking time', ...milliseconds, limit: 30 },
  cls: {
    short: 'CLS',
    label: 'Cumulative layout shift',
    unit: '',
    scale: 1,
    digits: 2,
    limit: 0,
  },
  typefaceShift: {
    short: 'late font',
    label: 'Layout shift when the typeface comes after the first paint',
    unit: '',
    scale: 1,
    digits: 2,
    limit: 0,
  },
  firstPaint: {
    short: 'paint kB',
    label: 'Bytes before first paint, font included',
    ...kilobytes,
    limit: 90_000,
    exceptions: { '/apercus': 110_000 },
  },
  firstPaintNoFont: {
    short: '– font',
    label: 'Bytes before first paint, font apart',
    ...kilobytes,
    limit: 30_000,
  },
  firstScreen: {
    short: 'fold kB',
    label: 'Where the HTML of the first screen ends, on the wire',
    ...kilobytes,
    limit: 14_000,
  },
  earlyScript: {
    short: 'early kB',
    label: 'Script that competes with first paint',
    ...kilobytes,
    limit: 2_500,
  },
  total: {
    short: 'all kB',
    label: 'All bytes after a full scroll, deferred script apart',
    ...kilobytes,
    limit: 80_000,
    exceptions: { '/': 100_000, '/apercus': 115_000 },
  },
  script: {
    short: 'js kB',
    label: 'Script, once wanted',
    ...kilobytes,
    limit: 100_000,
    exceptions: { '/apercus': 125_000 },
  },
  requests: { short: 'req', label: 'Requests, script apart', ...count, limit: 6 },
  elements: {
    short: 'elem',
    label: 'Elements outside <svg>',
    ...count,
    limit: 370,
    exceptions: { '/apercus': 480 },
  },
  ecoIndex: {
    short: 'eco',
    label: 'EcoIndex (A from 81)',
    ...count,
    limit: 81,
    atLeast: true,
    exceptions: { '/apercus': 74 },
  },
  tapToHydrated: { short: 'tap ms', label: 'From tap to hydrated', ...milliseconds, limit: 350 },
  inp: { short: 'INP ms', label: 'Interaction to next paint', ...milliseconds, limit: 50 },
} as const satisfies Record<string, Reach>

export type FigureName = keyof typeof reach
export const figureNames = Object.keys(reach) as FigureName[]

/** Those of one page. */
export type Figures = Record<FigureName, number>

/**
 * The reach of a figure on a page, in measured units. /apercus shows six small home pages on one and
 * brings what draws them, with two typefaces of its own: it may weigh more once it is awake.
 */
export function limitOf(name: FigureName, path: string): number {
  const { limit, exceptions }: Reach = reach[name]
  return exceptions?.[path] ?? limit
}

/** A figure as people read it, without its unit. */
export function shown(name: FigureName, value: number): string {
  const { scale, digits } = reach[name]
  return (value / scale).toFixed(digits)
}

/** Whether a figure misses its reach, judged by what is shown: 0.004 of a shift is 0.00. */
export function fallsShort(name: FigureName, path: string, value: number): boolean {
  const { atLeast }: Reach = reach[name]
  const [seen, limit] = [Number(shown(name, value)), Number(shown(name, limitOf(name, path)))]
  return atLeast ? seen < limit : seen > limit
}

/** The figures of a page that miss their reach, one readable line each. */
export function shortfalls(path: string, figures: Partial<Figures>): string[] {
  return figureNames.flatMap((name) => {
    const value = figures[name]
    if (value === undefined || !fallsShort(name, path, value)) return []
    const { label, unit, atLeast }: Reach = reach[name]
    const bound = `at ${atLeast ? 'least' : 'most'} ${shown(name, limitOf(name, path))}`
    return [`${path}: ${label}: ${shown(name, value)} instead of ${bound} ${unit}`.trimEnd()]
  })
}
