import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { EditionChange, Publishing } from '#server/edition/edition-types.ts'
import { draftOf } from '#workshop/content.ts'
import { original } from '#workshop/edition.ts'
import type { SeededSite } from './seed.ts'

type Open = (page: Page, site: SeededSite) => Promise<unknown>

const home = '/bureau/edition/pages/accueil'
const see = 'pages/accueil#hero.see'

async function openSheet(page: Page, path = home) {
  await page.goto(path)
  await page.locator('.bench[data-live]').waitFor()
}

const fieldOf = (page: Page, key: string) => page.locator(`[name="f|${key}"]`)

function change(key: string, after: string): EditionChange {
  const [document = '', field = ''] = key.split('#')
  const before = original(document, field)
  return { state: 'ready', key, document, field, before, after, by: 'Karim Ben Salah', at: 0 }
}

const changes = [
  change('pages/accueil#hero.see', 'Voir les prix'),
  change('pages/qui-sommes-nous#shores.title', 'Deux villes, une équipe.'),
  change('pages/contactez-nous#questions.title', 'Vos questions'),
]

const going: Publishing = {
  ...{ run: '', person: { id: '', name: 'Karim Ben Salah' }, after: 1, changes, restores: null },
  result: undefined,
}

/** Stores a publication, and renews its lease until the page is closed. */
const publishing =
  (state: Publishing): Open =>
  async (page, { store }) => {
    const run = randomUUID()
    const row = () => ({ run, state: JSON.stringify({ ...state, run }), until: Date.now() + 5_000 })
    await store.publishing.begin(row(), { after: 0, before: 0 })
    const kept = setInterval(() => void store.publishing.keep(row()), 1_000)
    page.once('close', () => clearInterval(kept))
    await page.goto('/bureau/edition/publication')
  }

const failed: Publishing['result'] = {
  ...{ kind: 'failed', page: '/contactez-nous', change: changes[2] },
  fault: { kind: 'broken', message: 'TypeError: Cannot read properties of undefined' },
}

/** Scenes of /bureau/edition that change the database or need another person. */
export const editionScenes: Readonly<Record<string, Open>> = {
  async '/bureau/edition/vide'(page, { store }) {
    for (const { document } of await store.contentDrafts.list()) {
      await store.contentDrafts.change(document, 1, () => [])
    }
    await page.goto('/bureau/edition')
  },
  '/bureau/edition/publication-en-cours': publishing(going),
  '/bureau/edition/publication-echec': publishing({ ...going, result: failed }),
  async '/bureau/edition/conflit'(page, { store }) {
    await openSheet(page)
    const base = 'Les voir tout de suite'
    const draft = draftOf('pages/accueil', 'hero.see', 'Voir nos prix', { base })
    await store.contentDrafts.change('pages/accueil', 1, (drafts) => [...drafts, draft])
    await fieldOf(page, see).fill('Regarder les prix')
    await fieldOf(page, see).press('Tab')
    await page.getByText('pendant que vous l’écriviez').waitFor()
  },
  async '/bureau/edition/hors-ligne'(page) {
    await openSheet(page)
    await page.context().setOffline(true)
    await fieldOf(page, see).fill('Regarder les prix')
    await fieldOf(page, see).press('Tab')
    await page.getByText('Connexion perdue').waitFor()
  },
  async '/bureau/edition/question'(page) {
    await openSheet(page, '/bureau/edition/prix/site-vitrine')
    const price = fieldOf(page, 'catalogue/prices#site-vitrine.prices.euro.0')
    await price.fill('60')
    await price.press('Tab')
    await page.getByText('Est-ce voulu').waitFor()
  },
  async '/bureau/edition/remis'(page) {
    await page.goto('/bureau/edition/historique?voir=0')
    await page.getByRole('button', { name: 'Remettre le site comme avant la première' }).click()
    await page.getByText('Le site est comme avant la première publication').waitFor()
    await page.frameLocator('iframe').first().locator('h1').waitFor()
  },
  async '/bureau/edition/nouveau-projet'(page) {
    await page.goto('/bureau/edition/projets')
    await page.getByLabel('Nom', { exact: true }).fill('Fournil du Peyrou')
    await page.getByLabel('Remplace l’exemple').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Ajouter un projet' }).click()
    await page.locator('.bench[data-live]').waitFor()
  },
}
