import { randomUUID } from 'node:crypto'
import { type BrowserContext, devices, type Page } from '@playwright/test'
import type { Selectable } from 'kysely'
import { agencyCalendar } from '#content/company/calendar.ts'
import { loadContent } from '#content/documents/load.ts'
import { type PeriodName, periodAt, weeksOf } from '#server/leads/figures/periods.ts'
import { addWorkingTime } from '#server/leads/working-hours.ts'
import type { Tables } from '#server/store/engine/tables.ts'
import { openStore } from '#server/store/open-store.ts'
import type { Store } from '#server/store/store.ts'
import { sendQuote } from '../tools/test/quotes.ts'
import { expectAccessible } from './support/axe.ts'
import { signIn } from './support/desk.ts'
import { test as base, chromiumOnly, expect } from './support/fixtures.ts'

const hour = 3_600_000

interface Desk {
  url: string
  store: Store
  /** Signs somebody in to a browser. */
  enter(context: BrowserContext): Promise<void>
  stop(): Promise<number | null>
}

/** A site whose requests nobody else counts. */
const test = base.extend<{ desk: Desk }>({
  desk: async ({ start, folder }, use) => {
    const store = openStore({ databaseUrl: undefined, dataDirectory: folder })
    const settings = { DATA_DIR: folder }
    const site = await start(settings)
    await use({
      url: site.url,
      store,
      enter: async (context) => void (await signIn(context, { url: site.url, settings })),
      stop: () => site.stop(),
    })
    await store.close()
  },
})

type LeadRow = Selectable<Tables['leads']>

/** Keeps requests as they are some weeks after they came. */
async function keep(store: Store, requests: Partial<LeadRow>[]) {
  const leads = requests.map((changes): LeadRow => {
    const id = randomUUID()
    return {
      id,
      reference: `G-${id}`,
      form: 'quote',
      fields: JSON.stringify({ name: 'Inès', email: `${id}@exemple.fr` }),
      address: `${id}@exemple.fr`,
      page: '/devis',
      notice: '',
      digest: id,
      received_at: 0,
      quarantine: null,
      released_at: null,
      state: 'new',
      assignee: null,
      version: 1,
      waiting_since: null,
      answered_at: null,
      remind_at: null,
      reminded_at: null,
      lost_reason: null,
      lost_detail: null,
      spam_at: null,
      ...changes,
    }
  })
  await store.moving.putRows('leads', leads)
}

/**
 * Known requests over the seven weeks that are shown: 1, 2, 1, 4, 2, 1 and 1, each answered after so
 * many opening hours; two are won, two lost, the newest was never answered. And a quote for an older one.
 */
async function fill(store: Store) {
  const calendar = agencyCalendar(loadContent().hours)
  const period = periodAt('semaines', Date.now())
  const weeks = weeksOf(period)
  const hours = [[2], [1, 3], [4], [9, 10, 11, 12], [2, 2], [3], [null]]
  const requests = hours.flatMap((answers, number) =>
    answers.map((answer): Partial<LeadRow> => {
      const received_at = addWorkingTime(weeks[number]?.from ?? 0, hour, calendar)
      if (answer === null) return { received_at, waiting_since: received_at }
      const answered_at = addWorkingTime(received_at, answer * hour, calendar)
      return { received_at, answered_at, state: 'answered' }
    }),
  )
  const ends: Partial<LeadRow>[] = [
    { state: 'won' },
    { state: 'won', page: '/tarifs/seo' },
    { state: 'lost', lost_reason: 'price', page: '/tarifs/seo' },
    { state: 'lost', lost_reason: 'silence', page: '/contactez-nous' },
  ]
  await keep(
    store,
    requests.map((request, number) => ({ ...request, ...ends[number] })),
  )
  const old = { id: randomUUID(), email: 'ines@exemple.fr' }
  await keep(store, [{ id: old.id, received_at: period.from - hour }])
  await sendQuote(store, old, {}, randomUUID(), period.from + hour)
  await store.pageViews.add([
    { day: period.firstDay, page: '/devis', count: 1_200 },
    { day: period.lastDay, page: '/devis', count: 4 },
    { day: period.lastDay, page: '/', count: 90 },
  ])
}

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** The words of a chart's picture, and the cells of its table. */
async function readChart(page: Page, title: string) {
  const chart = card(page, title)
  return {
    sentence: await chart.locator('p').first().innerText(),
    picture: await chart.locator('svg text').allTextContents(),
    table: await chart
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
        ),
      ),
  }
}

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('figures are those of the requests that came, and each table is its chart', async ({
  page,
  context,
  desk,
}) => {
  await fill(desk.store)
  await desk.enter(context)
  await page.goto(`${desk.url}/bureau/chiffres`)

  const answers = plain(await card(page, 'Première réponse, médiane').innerText())
  expect(answers).toContain('3 h ouvrées')
  expect(answers).toContain('7 réponses sur 12 sous un jour ouvré (58 %).')
  expect(answers).toContain('La plus longue : 12 h ouvrées.')
  expect(answers).toContain('Promesse dépassée, sans réponse : 1.')
  const quotes = plain(await card(page, 'Devis acceptés').innerText())
  expect(quotes).toContain('0 sur 1 envoyé')
  expect(quotes).toContain('0,00 € HT acceptés sur 1 501,00 € HT.')
  const closed = plain(await card(page, 'Gagnées et perdues').innerText())
  expect(closed).toContain('2 gagnées')
  expect(closed).toContain('2 perdues, 8 encore ouvertes, sur 12 demandes reçues.')

  const weeks = weeksOf(periodAt('semaines', Date.now())).map(({ number }) => `S${number}`)
  const counts = await readChart(page, 'Demandes par semaine')
  expect(plain(counts.sentence)).toBe(
    `De 1 à 4 ; la semaine ${weeks[3]?.slice(1)} est la plus forte.`,
  )
  expect(counts.table).toEqual(
    ['1', '2', '1', '4', '2', '1', '1'].map((count, place) => [weeks[place], count]),
  )
  expect(counts.picture).toEqual(counts.table.flatMap(([week, count]) => [count, week]))

  const delays = await readChart(page, 'Délai médian par semaine, en heures')
  expect(plain(delays.sentence)).toBe(
    `Une semaine au-dessus de la promesse de 8 h (trait) : la ${weeks[3]?.slice(1)}.`,
  )
  const medians = ['2 h', '2 h', '4 h', '10 h 30', '2 h', '3 h', 'aucune réponse']
  expect(delays.table.map(([, median]) => plain(median ?? ''))).toEqual(medians)
  const overBars = delays.picture.filter((_, place) => place % 2 === 0)
  expect(overBars).toEqual(['2', '2', '4', '10,5', '2', '3', '–'])

  for (const [title, sentence, rows] of [
    [
      'De la demande à l’accord',
      '2 sur 12 sont devenues un accord (17 %).',
      [
        ['Demandes reçues', '12'],
        ['Répondues', '11'],
        ['Devis envoyés', '0'],
        ['Gagnées', '2'],
      ],
    ],
    [
      'Page d’origine',
      '9 sur 12 viennent de /devis (75 %).',
      [
        ['/devis', '1 204', '9'],
        ['/tarifs/seo', '0', '2'],
        ['/contactez-nous', '0', '1'],
        ['/', '90', '0'],
      ],
    ],
    [
      'Motifs des pertes',
      '2 demandes perdues ; motif demandé à chaque fois.',
      [
        ['Le prix', '1'],
        ['Sans nouvelles', '1'],
      ],
    ],
  ] as const) {
    const chart = await readChart(page, title)
    expect(plain(chart.sentence)).toBe(sentence)
    expect(chart.table.map((row) => row.map((cell) => plain(cell ?? '')))).toEqual(rows)
    const [names, ends] = [0, 1].map((half) =>
      chart.picture.filter((_, place) => place % 2 === half),
    )
    expect(names?.map((name) => name.replace(/,.*/, ''))).toEqual(rows.map(([name]) => name))
    expect(ends).toEqual(rows.map((row) => row.at(-1)))
  }
  const [first] = (await readChart(page, 'Page d’origine')).picture
  expect(plain(first ?? '')).toBe('/devis, 1 204 vues')

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) details.open = true
    })
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(sideways).toBe(false)
    await expectAccessible(page)
  }
})

test(
  'a period without a request says so, @no-js too',
  chromiumOnly('Firefox crashes while its driver chooses the period'),
  async ({ page, context, desk }) => {
    await fill(desk.store)
    await desk.enter(context)
    await page.goto(`${desk.url}/bureau/chiffres`)
    const period = page.getByLabel('Période')
    const options = await period.locator('option').allTextContents()
    expect(options.slice(1)).toEqual([
      'Ce mois',
      'Le mois dernier',
      'Cette année',
      'L’année dernière',
    ])
    expect(options[0]).toMatch(/^\d\S*\s\S+ au \d\S*\s\S+$/)
    const table = card(page, 'Demandes par semaine').getByRole('table')
    await expect(table).toBeHidden()
    await card(page, 'Demandes par semaine').getByText('Voir le tableau').click()
    await expect(table).toBeVisible()

    await period.selectOption('L’année dernière')
    await page.getByRole('button', { name: 'Afficher' }).click()
    const name: PeriodName = 'annee-derniere'
    await expect(page).toHaveURL(`${desk.url}/bureau/chiffres?periode=${name}`)
    await expect(period).toHaveValue(name)
    // Seven weeks before some day of January begin in the year before.
    const { from, to } = periodAt(name, Date.now())
    const count = (await desk.store.figures.requests(from, to)).length
    const closed = card(page, 'Gagnées et perdues')
    if (count === 0) await expect(closed).toContainText('Aucune demande sur cette période.')
    else await expect(closed).toContainText(`sur ${count}`)
  },
)

test('a desk that has received nothing says so everywhere', async ({ page, context, desk }) => {
  await desk.enter(context)
  await page.goto(`${desk.url}/bureau/chiffres?periode=n’importe quoi`)
  await expect(page.getByText('Aucune demande sur cette période.')).toHaveCount(4)
  await expect(page.getByText('Aucune réponse sur cette période.')).toHaveCount(2)
  await expect(page.getByText('Aucune demande perdue.')).toBeVisible()
  await expect(page.getByText('Aucun devis envoyé sur cette période.')).toBeVisible()
  await expectAccessible(page)
})

test('pages that people open are counted, and those that robots fetch are not', async ({
  browser,
  desk,
}) => {
  const { userAgent } = devices['Desktop Firefox']
  const person = await browser.newContext({ userAgent })
  const page = await person.newPage()
  await page.goto(`${desk.url}/devis`)
  // The browser asks again, and learns that it has the page.
  await page.reload()
  await page.goto(`${desk.url}/devis?service=seo`)
  await page.goto(`${desk.url}/contactez-nous`)
  await page.goto(`${desk.url}/rien-ici`)
  await page.goto(`${desk.url}/bureau`)
  await person.close()

  const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  const visits: Record<string, string>[] = [
    { 'User-Agent': robot },
    { 'User-Agent': '' },
    { 'User-Agent': userAgent, 'Sec-Purpose': 'prefetch' },
  ]
  for (const headers of visits) {
    const { status } = await fetch(`${desk.url}/devis`, { headers })
    expect(status).toBe(200)
  }
  await fetch(`${desk.url}/devis`, { method: 'HEAD', headers: { 'User-Agent': userAgent } })

  expect(await desk.stop()).toBe(0)
  const views = await desk.store.pageViews.sum('2000-01-01', '2999-12-31')
  expect(Object.fromEntries(views)).toEqual({ '/devis': 3, '/contactez-nous': 1 })
})
