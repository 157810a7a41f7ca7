import type { Page } from '@playwright/test'
import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import type { PagePath } from '#content/pages.ts'
import { quoteExample } from '#forms/quote-example.ts'
import { fillQuote } from '../../e2e/support/lead-forms.ts'
import { scenes } from './scenes.ts'

const { home, layout, quotePage } = loadContent()

/** Heights of the screens on which pages are read, by their width: CSS pixels. */
export const screens: Readonly<Record<number, number>> = {
  320: 658,
  390: 844,
  768: 1024,
  1440: 900,
  1920: 1080,
}

/** An address without a page. */
export const notFoundPath = '/aucune/porte/ici'

/** Public pages, then those that only a link, a session or a file shows. */
const publicPaths = [...sitePaths(loadContent()), notFoundPath]
const privatePaths = Object.keys(scenes)
const everyPath = [...publicPaths, ...privatePaths]
const everyWidth = [390, 768, 1440, 1920]
const nightWidths = [390, 768, 1440]
const phoneAndDesk = [390, 1440]

/** What is done to a page before its picture is taken, and under which settings it is opened. */
export interface State {
  paths: readonly string[]
  widths: readonly number[]
  scheme?: 'dark'
  /** Opened with JavaScript off. */
  withoutScript?: true
  /** Opened for somebody who did not ask for less motion: nothing else is still by itself. */
  moving?: true
  /** What happens covers the screen: the picture is of the screen, not of the whole page. */
  screenOnly?: true
  /** What becomes of posts: sent on by default. */
  posts?: 'unanswered' | 'refused by the network'
  act?: (page: Page) => Promise<void>
}

/** By name, in the order in which a page's pictures are shown. */
export const states = {
  rest: { paths: everyPath, widths: everyWidth },
  night: {
    paths: everyPath.filter((path) => !path.startsWith('/papier/')),
    widths: nightWidths,
    scheme: 'dark',
  },
  moving: { paths: ['/', '/qui-sommes-nous'] satisfies PagePath[], widths: [1440], moving: true },
  'no-script': {
    paths: ['/', '/devis', '/tarifs/site-vitrine', '/coming-soon'] satisfies PagePath[],
    widths: phoneAndDesk,
    withoutScript: true,
  },
  menu: { paths: ['/'], widths: [390, 768], screenOnly: true, act: openPanel },
  list: { paths: ['/'], widths: phoneAndDesk, screenOnly: true, act: openList },
  'list-night': {
    paths: ['/'],
    widths: phoneAndDesk,
    scheme: 'dark',
    screenOnly: true,
    act: openList,
  },
  film: { paths: ['/'], widths: phoneAndDesk, screenOnly: true, act: openFilm },
  popup: {
    paths: ['/tarifs/site-vitrine', '/tarifs/webmastering'] satisfies PagePath[],
    widths: phoneAndDesk,
    screenOnly: true,
    act: (page) => press(page.getByRole('main').locator('button[popovertarget]').nth(2)),
  },
  refused: {
    paths: ['/devis', '/contactez-nous', '/coming-soon'] satisfies PagePath[],
    widths: phoneAndDesk,
    act: (page) => press(page.getByRole('main').getByRole('form').getByRole('button').first()),
  },
  'refused-no-script': {
    paths: ['/devis'] satisfies PagePath[],
    widths: [390],
    withoutScript: true,
    async act(page) {
      await page.getByLabel('Nom', { exact: true }).first().fill('Inès Haddad')
      await send(page)
      await page.getByRole('alert').first().waitFor()
    },
  },
  sending: {
    paths: ['/devis'] satisfies PagePath[],
    widths: phoneAndDesk,
    screenOnly: true,
    posts: 'unanswered',
    async act(page) {
      await fillInAndSend(page)
      await page.locator('form[aria-busy=true]').waitFor()
    },
  },
  'network-down': {
    paths: ['/devis'] satisfies PagePath[],
    widths: phoneAndDesk,
    screenOnly: true,
    posts: 'refused by the network',
    async act(page) {
      await fillInAndSend(page)
      await page.locator('.toast').waitFor()
    },
  },
  sent: {
    paths: ['/devis'] satisfies PagePath[],
    widths: phoneAndDesk,
    screenOnly: true,
    async act(page) {
      await fillInAndSend(page)
      await page.locator('.toast').waitFor()
    },
  },
  'sent-no-script': {
    paths: ['/devis'] satisfies PagePath[],
    widths: [390],
    withoutScript: true,
    async act(page) {
      await fillInAndSend(page)
      await page.getByRole('main').getByRole('status').first().waitFor()
    },
  },
} satisfies Record<string, State>

export type StateName = keyof typeof states

export interface Shot {
  path: string
  state: StateName
  width: number
}

/**
 * The pictures to take, a page's own side by side.
 *
 * @param only addresses to keep, those below one when it ends with a slash; all when empty
 * @param widths CSS pixels. Pages at rest, by day and by night, are taken at exactly these; the
 *   other states at those of their own that are among them. All of their own when empty.
 */
export function plan(only: readonly string[] = [], widths: readonly number[] = []): Shot[] {
  return everyPath
    .filter((path) => only.length === 0 || only.some((one) => isMeant(one, path)))
    .flatMap((path) =>
      (Object.keys(states) as StateName[])
        .filter((state) => (states[state] as State).paths.includes(path))
        .flatMap((state) => widthsOf(state, widths).map((width) => ({ path, state, width }))),
    )
}

const isMeant = (one: string, path: string) =>
  path === one || (one.length > 1 && one.endsWith('/') && path.startsWith(one))

function widthsOf(state: StateName, asked: readonly number[]): readonly number[] {
  const own: readonly number[] = states[state].widths
  if (asked.length === 0) return own
  return state === 'rest' || state === 'night' ? asked : own.filter((it) => asked.includes(it))
}

/** File name of a picture, the same in every run. */
export function fileOf({ path, state, width }: Shot): string {
  const page = path === '/' ? 'accueil' : path.slice(1).replaceAll('/', '.')
  return `${page}--${state}--${width}.png`
}

/** By keyboard: nothing is hovered in the picture, and what lies at the spot plays no part. */
async function press(target: ReturnType<Page['locator']>) {
  await target.focus()
  await target.press('Enter')
}

async function openPanel(page: Page) {
  await press(page.getByRole('button', { name: layout.openMenu }))
}

async function openList(page: Page) {
  if (await page.getByRole('button', { name: layout.openMenu }).isVisible()) await openPanel(page)
  await press(page.getByRole('navigation', { name: layout.mainMenu }).locator('summary').first())
}

async function openFilm(page: Page) {
  await press(page.getByRole('link', { name: home.film.play }))
  await page.getByRole('dialog').locator('iframe').waitFor()
}

async function fillInAndSend(page: Page) {
  await fillQuote(page, quoteExample, quoteExample)
  await send(page)
}

function send(page: Page) {
  const form = page.getByRole('form', { name: quotePage.form.name })
  return press(form.getByRole('button', { name: 'Soumettre la Demande' }))
}
