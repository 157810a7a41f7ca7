import type { BrowserContext, Page } from '@playwright/test'
import { openStore } from '#server/store/open-store.ts'
import type { Store } from '#server/store/store.ts'
import { fillDesk, type Texts } from '../tools/test/filled-desk.ts'
import { mintLink } from '../tools/test/quotes.ts'
import { signIn } from './support/desk.ts'
import { launchWithTextSize } from './support/disturbances.ts'
import { test as base, expect } from './support/fixtures.ts'
import { findOverflow } from './support/overflow.ts'

/*
 * Every page of the desk with texts as people type them, on screens of any width.
 */

/** Words that no line has room for: a name, a link, a word of a script without capitals, an address. */
const hostile: Record<string, Texts> = {
  'Latin letters': {
    words: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
    address: `https://exemple.fr/${'catalogue-2026'.repeat(7)}`.slice(0, 115),
    email: `${'x'.repeat(60)}@${'agence-'.repeat(8)}exemple.example`,
  },
  'Arabic letters': {
    words: 'والاستقلاليةوالمسؤولياتالاقتصاديةوالاجتماعيةبالمؤسسات',
    address: 'شارعالحبيببورقيبةالمدينةالعتيقةسوسةالجمهوريةالتونسية',
    email: 'mohamed.taher@exemple.tn',
  },
}

const ordinary: Texts = {
  words: 'Paule Garrigue',
  address: '12 rue de l’Exemple, 34000 Montpellier',
  email: 'paule.garrigue@exemple.fr',
}

interface Fixtures {
  store: Store
  /** Fills the desk with texts, signs in, and returns the path of each page. */
  filled: (texts: Texts, context: BrowserContext) => Promise<Record<string, string>>
  /** A site without the requests of other tests. */
  own: { url: string; settings: Record<string, string> }
}

const test = base.extend<Fixtures>({
  own: async ({ start, folder }, use) => {
    const settings = {
      DATA_DIR: folder,
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'bonjour@graaand.example',
      MAIL_TO: 'agence@graaand.example',
    }
    const site = await start(settings)
    await use({ url: site.url, settings })
    await site.stop()
  },
  store: async ({ own }, use) => {
    const store = openStore({ databaseUrl: undefined, dataDirectory: own.settings.DATA_DIR ?? '' })
    await use(store)
    await store.close()
  },
  filled: async ({ own, store }, use) => {
    await use(async (texts, context) => {
      const { person } = await signIn(context, own, { name: texts.words })
      return fillDesk(store, texts, person)
    })
  },
})

/** What is too wide on each page; and on a request, with its mail as it will leave, and two versions. */
async function look(page: Page, url: string, paths: Record<string, string>) {
  const wide: string[] = []
  const note = async (name: string) => {
    for (const line of await findOverflow(page)) wide.push(`${name}, ${line}`)
  }
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(url + path)
    await note(name)
  }
  await page.goto(`${url}${paths['a request']}#repondre`)
  await note('a letter')
  await page.locator('#repondre [value=apercu]').click()
  await expect(page.locator('.mail')).toBeVisible()
  await note('a mail as it will leave')
  return wide
}

for (const [name, texts] of Object.entries(hostile)) {
  test(`no page of the desk is wider than the narrowest phone with long words in ${name}`, async ({
    page,
    context,
    own,
    filled,
  }) => {
    const paths = await filled(texts, context)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await look(page, own.url, paths)).toEqual([])
    // Columns beside each other.
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await look(page, own.url, paths)).toEqual([])
  })
}

// WCAG 1.4.4: the person's own text size, which breakpoints in `em` follow.
test('with text of twice the size nothing at the desk or on the client’s page is beyond the screen', async ({
  own,
  store,
  filled,
}) => {
  const browser = await launchWithTextSize(32)
  const context = await browser.newContext()
  const page = await context.newPage()
  const paths = await filled(ordinary, context)
  const lead = await store.findLead(paths['a request']?.split('/').at(-1) ?? '')
  const link = await mintLink(store, lead?.id ?? '')
  const numbers = ['a question about a quote', 'a declined quote', 'a contract'].map(
    (name) => [name, paths[name]?.split('/').at(-1)] as const,
  )
  const client = Object.fromEntries([
    ...numbers.map(([name, number]) => [`the client’s ${name}`, `${link}/devis/${number}`]),
    ['the first step of an acceptance', `${link}/devis/${numbers[0]?.[1]}/accepter`],
    ['a withdrawal', `${link}/devis/${numbers[2]?.[1]}/renoncer`],
    ['one’s data', `${link}/donnees`],
    ['a correction', `${link}/donnees/corriger`],
    ['an erasure', `${link}/donnees/effacer`],
  ])
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await look(page, own.url, { ...paths, ...client })
    expect.soft(wide, `at ${width} pixels`).toEqual([])
  }
  await browser.close()
})
