import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type * as pdfjs from 'pdfjs-dist'
import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import { example, paletteIds, tradeIds } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { contentOf } from '#server/channels/content-of.ts'
import { layOut } from '#server/channels/mail-layout.ts'
import { drawQuotePdf } from '#server/quotes/pdf.ts'
import { fillQuote, submitQuote } from '../../e2e/support/lead-forms.ts'
import { quoteExample } from '../test/quote-example.ts'
import { kinds, outgoing, siteUrl } from '../test/sample-mails.ts'
import { sampleAcceptance, sampleQuote } from '../test/sample-quote.ts'
import { editionScenes } from './edition-scenes.ts'
import type { SeededSite } from './seed.ts'

const content = loadContent()
const { home, layout, quotePage } = content
const confirmed = `text=${quotePage.form.confirmation.title}`
const root = join(import.meta.dirname, '../..')

export interface State {
  widths: readonly number[]
  isDark?: true
  withoutScript?: true
  /** Without reduced motion. */
  isMoving?: true
  isScreen?: true
  /** Whether the scene changes the database. */
  isChanging?: true
  posts?: 'unanswered' | 'failing'
  act?: (page: Page) => Promise<unknown>
}

type Open = (page: Page, site: SeededSite) => Promise<unknown>

interface Scene {
  path: string
  open: Open
  states: Readonly<Record<string, State>>
}

/** Activates by keyboard, so that the screenshot has no hovered element. */
async function press(target: ReturnType<Page['locator']>) {
  await target.focus()
  await target.press('Enter')
}
const click = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

const openMenu = (page: Page) => press(page.getByRole('button', { name: layout.openMenu }))
async function openList(page: Page) {
  if (await page.getByRole('button', { name: layout.openMenu }).isVisible()) await openMenu(page)
  await press(page.getByRole('navigation', { name: layout.mainMenu }).locator('summary').first())
}
async function send(page: Page, sign: string) {
  await fillQuote(page, quoteExample, quoteExample)
  await press(submitQuote(page))
  await page.locator(sign).first().waitFor()
}

const two = [390, 1440]
const widths = [390, 768, 1440]
const still: Scene['states'] = {
  rest: { widths: [...widths, 1920] },
  night: { widths, isDark: true },
}
const changing: Scene['states'] = {
  rest: { widths, isChanging: true },
  night: { widths, isDark: true, isChanging: true },
}
const screen = { widths: two, isScreen: true } as const
const noScript = { 'no-script': { widths: two, withoutScript: true } } as const
const popup: State = {
  ...screen,
  act: (page) => press(page.getByRole('main').locator('button[popovertarget]').nth(2)),
}
const refused: State = {
  widths: two,
  act: (page) => press(page.getByRole('main').getByRole('form').getByRole('button').first()),
}

const publicStates: Readonly<Record<string, Scene['states']>> = {
  '/': {
    moving: { widths: [1440], isMoving: true },
    ...noScript,
    menu: { widths: [390, 768], isScreen: true, act: openMenu },
    list: { ...screen, act: openList },
    'list-night': { ...screen, isDark: true, act: openList },
    film: {
      ...screen,
      async act(page) {
        await press(page.getByRole('link', { name: home.film.play }))
        await page.getByRole('dialog').locator('iframe').waitFor()
      },
    },
  },
  '/qui-sommes-nous': { moving: { widths: [1440], isMoving: true } },
  '/tarifs/site-vitrine': { ...noScript, popup },
  '/tarifs/webmastering': { popup },
  '/contactez-nous': { refused },
  '/coming-soon': { ...noScript, refused },
  '/devis': {
    ...noScript,
    refused,
    'refused-no-script': {
      widths: [390],
      withoutScript: true,
      async act(page) {
        await page.getByLabel('Nom', { exact: true }).first().fill('Inès Haddad')
        await press(submitQuote(page))
        await page.getByRole('alert').first().waitFor()
      },
    },
    sending: { ...screen, posts: 'unanswered', act: (page) => send(page, 'form[aria-busy=true]') },
    'network-down': { ...screen, posts: 'failing', act: (page) => send(page, '.toast') },
    sent: { widths: two, isChanging: true, act: (page) => send(page, confirmed) },
    'sent-no-script': {
      ...{ widths: [390], withoutScript: true, isChanging: true },
      act: (page) => send(page, confirmed),
    },
  },
}

/** Pages of the seeded site, by names of seed.ts; `/D` is the quote, `#…` opens a dialog. */
const privatePaths = `
/suivi/recue /suivi/mot /suivi/devis /suivi/particulier /suivi/dinars /suivi/question /suivi/accepte
/suivi/papier /suivi/tot /suivi/refuse /suivi/expire /suivi/remplace/D?version=1 /suivi/retracte
/suivi/retracte-tot /suivi/devis/D/accepter /suivi/accepte/D/renoncer /suivi/tot/D/renoncer
/suivi/accepte/donnees /suivi/devis/donnees/corriger /suivi/inconnu /suivi/lien
/bureau /bureau?q=garrigue /bureau?filtre=toutes /bureau?q=aquarium /bureau#touches
/bureau?filtre=quarantaine /bureau?filtre=indesirables /bureau/demandes/question
/bureau/demandes/en-retard /bureau/demandes/douteuse /bureau/demandes/echec
/bureau/demandes/recue#perdue /bureau/aucune/porte /bureau/chiffres /bureau/equipe
/bureau/equipe#inviter /bureau/journal /bureau/devis /bureau/devis#nouveau
/bureau/devis/brouillon /bureau/devis/bloque /bureau/devis/brouillon#pack
/bureau/devis/brouillon#envoyer /bureau/devis/brouillon#abandonner /bureau/devis/devis
/bureau/devis/devis#lien /bureau/devis/devis#papier /bureau/devis/echec /bureau/devis/question
/bureau/devis/accepte /bureau/devis/papier /bureau/devis/refuse /bureau/devis/expire
/bureau/devis/remplace?version=1 /bureau/devis/retracte-tot
/bureau/edition /bureau/edition?q=devis+gratuit /bureau/edition/pages/accueil
/bureau/edition/pages/questions-frequentes /bureau/edition/prix/site-vitrine /bureau/edition/prix/seo
/bureau/edition/packs/seo /bureau/edition/articles /bureau/edition/articles/site-lent
/bureau/edition/projets /bureau/edition/projets/medina-lofts /bureau/edition/societe/mentions-legales
/bureau/edition/heures /bureau/edition/phrases /bureau/edition/relire /bureau/edition/historique
/bureau/edition/historique?voir=0 /bureau/edition/historique?touche=prix
/bureau/edition/publications/1`

async function openPrivate(page: Page, { requests, quotes }: SeededSite, path: string) {
  const [address = '', dialog] = path.split(/#(?!touches)/)
  const [, name = ''] = /^\/(?:suivi|bureau\/demandes|bureau\/devis)\/([^/?]+)/.exec(address) ?? []
  await page.goto(
    address
      .replace(`/suivi/${name}`, requests.get(name)?.link ?? '$&')
      .replace('/D', `/devis/${quotes.get(name)}`)
      .replace(`/demandes/${name}`, `/demandes/${requests.get(name)?.reference}`)
      .replace(`/bureau/devis/${name}`, `/bureau/devis/${quotes.get(name)}`),
  )
  if (dialog) await page.locator(`a[href="#${dialog}"]`).first().click()
}

const accepting =
  (name: string, employees?: string): Open =>
  async (page, site) => {
    await openPrivate(page, site, `/suivi/${name}/D/accepter`)
    await page.getByLabel('Par e-mail, en PDF').check()
    if (employees) await page.getByLabel('Combien de salariés').fill(employees)
    await click(page, 'Continuer')
  }

const answering: Open = async (page, site) => {
  await openPrivate(page, site, '/bureau/demandes/en-retard')
  await page.goto(`${page.url()}#repondre`)
  await page.getByLabel('Modèle').selectOption({ index: 1 })
  await page.getByText('Modèle rempli').waitFor()
}

const privateScenes: Readonly<Record<string, Open>> = {
  '/suivi/accepter-1-erreurs': accepting('devis', 'beaucoup'),
  '/suivi/accepter-2': accepting('devis', '4'),
  '/suivi/accepter-2-plus-de-cinq': accepting('devis', '9'),
  '/suivi/accepter-2-particulier': accepting('particulier'),
  async '/suivi/effacer'(page, site) {
    await openPrivate(page, site, '/suivi/accepte/donnees')
    await page.getByLabel('Je veux effacer').check()
    await click(page, 'Effacer mes données')
  },
  async '/bureau/connexion'(page) {
    await page.context().clearCookies()
    await page.goto('/bureau')
  },
  async '/bureau/hors-ligne'(page) {
    await page.route(/\/bureau\/flux/, (route) => route.abort())
    await page.goto('/bureau')
    await page.getByText('Connexion perdue').waitFor()
  },
  '/bureau/repondre': answering,
  async '/bureau/courriel'(page, site) {
    await answering(page, site)
    const text = 'Bonjour Salma,\n\nMerci pour votre demande.\n\nNina'
    await page.locator('#repondre textarea').fill(text)
    await click(page, 'Prévisualiser')
    await page.getByText('L’e-mail, tel qu’il partira').waitFor()
  },
}

async function openMail(page: Page, kind: (typeof kinds)[number]) {
  const { html } = layOut(contentOf(outgoing(kind), { content, siteUrl }), { content, siteUrl })
  await page.setContent(html)
}

async function openPdf(page: Page, pdf: Buffer) {
  for (const name of ['pdf.worker.mjs', 'pdf.mjs']) {
    const path = join(root, 'node_modules/pdfjs-dist/build', name)
    await page.addScriptTag({ path, type: 'module' })
  }
  await page.waitForFunction(() => 'pdfjsLib' in window)
  await page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const { pdfjsLib } = window as unknown as { pdfjsLib: typeof pdfjs }
    const file = await pdfjsLib.getDocument({ data }).promise
    document.body.style.cssText = 'margin:0;display:grid;gap:8px;background:#888'
    for (let number = 1; number <= file.numPages; number++) {
      const sheet = await file.getPage(number)
      const width = Math.min(innerWidth, 900)
      const scale = (width / sheet.getViewport({ scale: 1 }).width) * devicePixelRatio
      const viewport = sheet.getViewport({ scale })
      const canvas = document.body.appendChild(document.createElement('canvas'))
      Object.assign(canvas, { width: viewport.width, height: viewport.height })
      canvas.style.width = `${width}px`
      await sheet.render({ canvas, viewport }).promise
    }
  }, pdf.toString('base64'))
}

export const scenes: readonly Scene[] = [
  ...[...sitePaths(content), '/aucune/porte/ici'].map((path) => {
    const open = (page: Page) => page.goto(path)
    return { path, open, states: { ...still, ...publicStates[path] } }
  }),
  ...tradeIds.map((trade, index): Scene => {
    const palette = paletteIds[index % paletteIds.length] ?? example.palette
    const code = encode({ ...example, trade, palette })
    async function open(page: Page) {
      await page.goto(`/apercus#${code}`)
      await page.locator('main .preview').nth(2).waitFor({ state: 'attached' })
    }
    return { path: `/apercus#${trade}`, open, states: { rest: { widths: two } } }
  }),
  ...privatePaths
    .trim()
    .split(/\s+/)
    .map((path): Scene => {
      return { path, open: (page, site) => openPrivate(page, site, path), states: still }
    }),
  ...Object.entries(privateScenes).map(([path, open]) => ({ path, open, states: still })),
  ...Object.entries(editionScenes).map(([path, open]) => ({ path, open, states: changing })),
  ...kinds.map((kind) => {
    const open = (page: Page) => openMail(page, kind)
    return { path: `/courriel/${kind}`, open, states: still }
  }),
  ...[undefined, sampleAcceptance].map((accepted): Scene => {
    const open = async (page: Page) => openPdf(page, await drawQuotePdf(sampleQuote, accepted))
    const path = accepted ? '/papier/devis-accepte' : '/papier/devis'
    return { path, open, states: { rest: { widths } } }
  }),
]
