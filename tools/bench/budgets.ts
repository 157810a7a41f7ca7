/** One displayed unit is `scale` measured units: 1 kB is 1000 bytes. */
interface Unit {
  unit: string
  scale: number
  digits: number
}

const milliseconds = { unit: 'ms', scale: 1, digits: 0 }
const fineMilliseconds = { unit: 'ms', scale: 1, digits: 2 }
const seconds = { unit: 's', scale: 1000, digits: 2 }
const kilobytes = { unit: 'kB', scale: 1000, digits: 1 }
const megabytes = { unit: 'MB', scale: 1_000_000, digits: 0 }
const count = { unit: '', scale: 1, digits: 0 }
const shift = { unit: '', scale: 1, digits: 2 }
const times = { unit: '×', scale: 1, digits: 2 }

/** A figure, and its limit in measured units (milliseconds, bytes). */
export interface Budget extends Unit {
  label: string
  short: string
  /** Infinite for a figure without budget. */
  limit: number
  /** Other limits, by row or by the first segment of a path: `/tarifs`. */
  exceptions: Readonly<Record<string, number>>
  isFloor: boolean
}

function budget(
  short: string,
  label: string,
  unit: Unit,
  limit = Number.POSITIVE_INFINITY,
  exceptions: Budget['exceptions'] = {},
): Budget {
  return { short, label, ...unit, limit, exceptions, isFloor: false }
}

const atMost = (label: string, unit: Unit, limit?: number) => budget('', label, unit, limit)
const atLeast = (label: string, unit: Unit, limit: number) => {
  return { ...budget('', label, unit, limit), isFloor: true }
}
const score = (short: string, label: string) => ({ ...atLeast(label, count, 100), short })

/** Figures of every page, in the order of the table. Bytes are counted after brotli compression. */
export const budgets = {
  performance: score('perf', 'Lighthouse: performance'),
  accessibility: score('a11y', 'Lighthouse: accessibility'),
  bestPractices: score('best', 'Lighthouse: best practices'),
  seo: score('seo', 'Lighthouse: SEO'),
  lcp: budget('LCP s', 'Largest contentful paint, simulated', seconds, 1000),
  lcpRatio: budget('× bare', 'Largest contentful paint, over that of the bare page', times, 1.35, {
    '/expertises': 1.15,
    '/tarifs': 1.15,
  }),
  tbt: budget('TBT ms', 'Total blocking time', milliseconds, 30),
  cls: budget('CLS', 'Cumulative layout shift', shift, 0),
  typefaceShift: budget('late font', 'Layout shift by a late typeface', shift, 0),
  // With headers, 13,580 bytes fill the ten packets that a server sends at once; more bytes cost a phone on
  // slow 4G a round trip before the first paint.
  html: budget('html kB', 'HTML', kilobytes, 13_580, {
    ...{ '/': 21_820, '/apercus': 21_340 },
    // The grid of the audit, with 112 criteria and their evidence.
    '/accessibilite/grille': 15_000,
  }),
  firstPaint: budget('paint kB', 'Bytes before first paint, font included', kilobytes, 90_000, {
    '/apercus': 110_000,
  }),
  firstPaintNoFont: budget('– font', 'Bytes before first paint, font apart', kilobytes, 30_000),
  firstScreen: budget('fold kB', 'HTML of the first screen, on the wire', kilobytes, 14_000),
  earlyScript: budget('early kB', 'Script that competes with first paint', kilobytes, 2_500),
  total: budget('all kB', 'Bytes after a full scroll, script apart', kilobytes, 80_000, {
    '/': 100_000,
    '/apercus': 115_000,
  }),
  readScript: budget('read js kB', 'Script of a page that is only read', kilobytes, 7_000),
  usedScript: budget('used js kB', 'Script once a form is used', kilobytes, 80_000, {
    // Its form has next steps, an undo of the draft and a second attempt at each file.
    '/devis': 82_000,
    '/apercus': 110_000,
  }),
  requests: budget('req', 'Requests, script apart', count, 6),
  // On each page the trap of the footer's form has a label for text browsers, and the menu ends with two phone
  // numbers and the previews. The prices of the menu are text in both currencies, and the legal links are a list.
  elements: budget('elem', 'Elements outside <svg>', count, 400, {
    '/apercus': 516,
    '/tarifs': 413,
    '/accessibilite/grille': 1100,
  }),
  ecoIndex: {
    ...budget('eco', 'EcoIndex (A from 81)', count, 81, {
      // The document has prices in two currencies; the home page has an island for its film.
      ...{ '/tarifs': 79, '/': 79, '/apercus': 73, '/accessibilite/grille': 64 },
    }),
    isFloor: true,
  },
  firstTap: budget('tap cpu', 'Processor time of the first tap', milliseconds, 12),
  tapToAwake: budget('form ms', 'From a tap in a form until it answers', milliseconds, 350),
  inp: budget('INP ms', 'Interaction to next paint', milliseconds, 50),
} satisfies Record<string, Budget>

export const partBudgets = {
  server: {
    start: atMost('Start, until it listens', milliseconds, 500),
    pages: atMost('Pages per second, brotli', count),
    askerLoad: atMost('Processors that the load generator used', times),
    nginxRatio: atLeast('Pages per second over those of nginx, both gzip', times, 0.5),
    leads: atLeast('Quote requests on disk per second', count, 2000),
    p50: atMost('Quote request, p50', fineMilliseconds),
    p99: atMost('Quote request, p99', fineMilliseconds, 25),
    p999: atMost('Quote request, p99.9', fineMilliseconds),
    lost: atMost('Quote requests answered but not on disk', count, 0),
    memoryAtRest: atMost('Resident memory at rest', megabytes, 150_000_000),
    memoryUnderLoad: atMost('Resident memory under load', megabytes, 300_000_000),
  },
  desk: {
    list: atMost('List, p95', milliseconds, 50),
    search: atMost('Search, p95', milliseconds, 100),
    searchPostgres: atMost('Search in PostgreSQL, p95', milliseconds, 100),
    request: atMost('One request, p95', milliseconds, 50),
  },
  edition: {
    review: atMost('First review after the start', milliseconds, 300),
    text: atMost('Text, from the post until a visitor gets it', milliseconds, 2_000),
    price: atMost('Price, from the post until visible on all pages', milliseconds, 5_000),
    pages: atMost('Pages with that price', count),
    visitors: atMost('Page for a visitor meanwhile, p99', milliseconds, 25),
    asked: atMost('Pages requested meanwhile', count),
    refused: atMost('Pages not answered', count, 0),
    memory: atMost('Resident memory after six publications', megabytes, 150_000_000),
  },
} satisfies Record<string, Record<string, Budget>>

export type PartFigures<Part extends keyof typeof partBudgets> = Record<
  keyof (typeof partBudgets)[Part],
  number
>

const pointed = { WebKit: 350 }
const quick = { Firefox: 446, WebKit: 494 }

export const rowBudgets = {
  pages: { pages: budgets },
  browsers: {
    /** From a click on a link to the paint of the next page; exceptions are for other browsers than Chromium. */
    links: {
      homePointed: budget('/ to /devis', 'Link of /, pointed at', milliseconds, 150, pointed),
      homeQuick: budget('quick tap', 'Link of /, quick tap', milliseconds, 787, quick),
      pricesPointed: budget(
        '/tarifs/seo to /contactez-nous',
        'Link of /tarifs/seo, pointed at',
        milliseconds,
        150,
        pointed,
      ),
      pricesQuick: budget('quick tap', 'Link of /tarifs/seo, quick tap', milliseconds, 787, quick),
    },
  },
} satisfies Record<string, Record<string, Record<string, Budget>>>

/** Returns the limit of a row, which is a page or a browser. */
export function limitIn({ limit, exceptions }: Budget, row: string): number {
  return exceptions[row] ?? exceptions[/^\/[^/]*/.exec(row)?.[0] ?? ''] ?? limit
}

export function shown({ scale, digits }: Unit, value: number): string {
  return (value / scale).toFixed(digits)
}

/** Compares rounded values: a shift of 0.004 is 0.00. */
export function isOver(figure: Budget, value: number, row = ''): boolean {
  const [seen, bound] = [value, limitIn(figure, row)].map((one) => Number(shown(figure, one)))
  return figure.isFloor ? Number(seen) < Number(bound) : Number(seen) > Number(bound)
}

/** Values by figure; null if the machine could not measure it. */
export type Values = Readonly<Partial<Record<string, number | null>>>

export function violations<Name extends string>(
  figures: Readonly<Record<Name, Budget>>,
  values: Readonly<Partial<Record<NoInfer<Name>, number | null>>>,
  row = '',
): string[] {
  return Object.entries<Budget>(figures).flatMap(([name, figure]) => {
    const value = values[name as Name]
    if (value == null || !isOver(figure, value, row)) return []
    const bound = `at ${figure.isFloor ? 'least' : 'most'} ${shown(figure, limitIn(figure, row))} ${figure.unit}`
    return [
      `${row && `${row}: `}${figure.label}: ${shown(figure, value)} instead of ${bound}`.trimEnd(),
    ]
  })
}
