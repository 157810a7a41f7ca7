import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'

/** What a figure of a page may be at most, or has to be at least, and how it is shown. */
interface Budget {
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

/** They come in one round trip, and paint as soon as the bare page but for a sixth. */
const servicesAndPrices = sitePaths(loadContent()).filter((path) =>
  /^\/(expertises|tarifs)/.test(path),
)
const prices = servicesAndPrices.filter((path) => path.startsWith('/tarifs'))

const score = { unit: '', scale: 1, digits: 0, limit: 100, atLeast: true } as const
const milliseconds = { unit: 'ms', scale: 1, digits: 0 } as const
const kilobytes = { unit: 'kB', scale: 1000, digits: 1 } as const
const count = { unit: '', scale: 1, digits: 0 } as const

/** Of every page, in the order of the table; measured in milliseconds and bytes (brotli). */
export const budgets = {
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
    limit: 1.35,
    exceptions: Object.fromEntries(servicesAndPrices.map((path) => [path, 1.15])),
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
  readScript: {
    short: 'read js kB',
    label: 'Script of a page that is only read',
    ...kilobytes,
    limit: 7_000,
  },
  usedScript: {
    short: 'used js kB',
    label: 'Script once a form is used',
    ...kilobytes,
    limit: 80_000,
    exceptions: { '/apercus': 110_000 },
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
    // A price page has every price in two currencies, and the home page an island for its film.
    exceptions: {
      ...Object.fromEntries(prices.map((path) => [path, 80])),
      '/': 80,
      '/apercus': 74,
    },
  },
  firstTap: {
    short: 'tap cpu',
    label: 'Processor time of the first tap',
    ...milliseconds,
    limit: 12,
  },
  tapToAwake: {
    short: 'form ms',
    label: 'From a tap in a form until it answers',
    ...milliseconds,
    limit: 350,
  },
  inp: { short: 'INP ms', label: 'Interaction to next paint', ...milliseconds, limit: 50 },
} as const satisfies Record<string, Budget>

export type FigureName = keyof typeof budgets
export const figureNames = Object.keys(budgets) as FigureName[]

/** Those of one page. */
export type Figures = Record<FigureName, number>

/**
 * The budget of a figure on a page, in measured units. /apercus shows six small home pages on one and
 * brings what draws them, with two typefaces of its own: it may weigh more once its form is used.
 */
export function limitOf(name: FigureName, path: string): number {
  const { limit, exceptions }: Budget = budgets[name]
  return exceptions?.[path] ?? limit
}

/** A figure as people read it, without its unit. */
export function shown(name: FigureName, value: number): string {
  const { scale, digits } = budgets[name]
  return (value / scale).toFixed(digits)
}

/** Whether a figure violates its budget, judged by what is shown: 0.004 of a shift is 0.00. */
export function isOverBudget(name: FigureName, path: string, value: number): boolean {
  const { atLeast }: Budget = budgets[name]
  const [seen, limit] = [Number(shown(name, value)), Number(shown(name, limitOf(name, path)))]
  return atLeast ? seen < limit : seen > limit
}

/** The figures of a page that violate their budgets, one readable line each. */
export function budgetViolations(path: string, figures: Partial<Figures>): string[] {
  return figureNames.flatMap((name) => {
    const value = figures[name]
    if (value === undefined || !isOverBudget(name, path, value)) return []
    const { label, unit, atLeast }: Budget = budgets[name]
    const bound = `at ${atLeast ? 'least' : 'most'} ${shown(name, limitOf(name, path))}`
    return [`${path}: ${label}: ${shown(name, value)} instead of ${bound} ${unit}`.trimEnd()]
  })
}

/**
 * Bytes of a page's HTML (brotli). With 1 kB of headers, the smallest is what leaves in one flight of
 * packets (ten of 1460 bytes): more costs a phone on slow 4G a round trip before it paints. The pages
 * that need a second flight come no nearer to a third than they are.
 */
export function htmlBudget(path: string): number {
  if (path === '/') return 22_050
  if (path === '/apercus') return 22_300
  return 13_580
}

/** Of the running server on two cores. */
export const serverBudget = {
  nginxRatio: 0.5,
  leadsPerSecond: 2000,
  /** Milliseconds. */
  p99: 25,
  /** Bytes. */
  memoryAtRest: 150_000_000,
  memoryUnderLoad: 300_000_000,
}

/** Of a word that is changed while the site runs: milliseconds, and megabytes of resident memory. */
export const contentBudgets = {
  start: 1_000,
  page: 60,
  text: 2_000,
  everyPage: 5_000,
  visitors: 25,
  memory: 180,
}

/** How much dearer a command may be than in the smallest table where its cost can be seen. */
export const growthBudget = 1.5

/** From a key to the frame that shows the preview it changes, in milliseconds. */
export const typingBudget = 50

/** From a click on a link to the next page painted, by how long it was pointed at, in milliseconds. */
export const navigationBudgets = {
  Chromium: { pointed: 150, quick: 787 },
  Firefox: { pointed: 150, quick: 446 },
  WebKit: { pointed: 350, quick: 494 },
}

/** Of a quote's paper; its client's pages have the budgets of every page. */
export const quoteBudgets = {
  first: { label: 'First PDF after the start', unit: 'ms', scale: 1, limit: 300 },
  p95: { label: 'PDF of two pages, p95', unit: 'ms', scale: 1, limit: 300 },
  long: { label: 'PDF of 120 lines', unit: 'ms', scale: 1, limit: 300 },
  size: { label: 'PDF of two pages', unit: 'kB', scale: 1000, limit: 100_000 },
} as const

/** Of the desk, in milliseconds: p95 on the server, and what a slow phone and an open list show. */
export const deskBudgets = {
  list: { label: 'List, p95', limit: 50 },
  search: { label: 'Search, p95', limit: 100 },
  searchPostgres: { label: 'Search in PostgreSQL, p95', limit: 100 },
  request: { label: 'One request, p95', limit: 50 },
  paint: { label: 'List painted on a slow phone', limit: 1_500 },
  tap: { label: 'Answer to a tap on a slow phone', limit: 100 },
  news: { label: 'New request said in an open list', limit: 1_000 },
} as const
