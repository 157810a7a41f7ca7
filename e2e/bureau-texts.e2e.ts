import type { Page } from '@playwright/test'
import { furnishAgency, type Texts } from '#workshop/agency.ts'
import { sendQuote } from '#workshop/quotes.ts'
import { sampleQuote } from '../tools/test/sample-quote.ts'
import { expectAccessible, settle, violations } from './support/axe.ts'
import { Desk, expect, signIn, test } from './support/desk.ts'
import { doubleTextSize, smallFields } from './support/disturbances.ts'
import { chromiumOnly } from './support/fixtures.ts'
import { findOverflow } from './support/overflow.ts'
import { hiddenByForcedColours, teachReading } from './support/reading.ts'

/** Texts longer than any line, with and without capitals. */
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

async function lookAtPages(
  desk: Desk,
  paths: Record<string, string>,
  widths: readonly number[],
  look: (place: string, width: number) => Promise<void>,
) {
  const { page } = desk
  const lookInWidths = async (name: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await look(`${name}, ${width} px`, width)
    }
  }
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(desk.url + path)
    await lookInWidths(name)
  }
  await page.goto(`${desk.url}${paths['a request']}#repondre`)
  await lookInWidths('a letter')
  await desk.press('Prévisualiser')
  await expect(page.getByRole('article', { name: 'E-mail' })).toBeVisible()
  await lookInWidths('a mail as it will leave')
}

test.describe('by touch', () => {
  test.use({ hasTouch: true })
  for (const [name, texts] of Object.entries(hostile)) {
    test(`every page of the desk fits a phone, a tablet and a screen, and is accessible, with long words in ${name}`, {
      ...chromiumOnly('Firefox’s driver emulates no touch screen'),
    }, async ({ page, context, own }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await teachReading(page)
      const session = await signIn(context, own, { name: texts.words })
      const desk = new Desk(page, own.url, session)
      await desk.open('/chiffres')
      await expectAccessible(page)
      const { paths } = await furnishAgency(own.store, { texts, nina: session.person })
      const found: string[] = []
      const out = page.getByRole('button', { name: 'Se déconnecter' })
      // Axe runs with one alphabet only, because letters do not change its results; on a screen by night,
      // because its colours are those of a phone. Its frames, other tests check.
      const isRead = texts === hostile['Latin letters']
      const schemes = isRead
        ? ([
            [390, 'light'],
            [1440, 'dark'],
          ] as const)
        : []
      const widths = isRead ? [320, 768, 1280] : [320, 1280]
      const all = [...widths, ...schemes.map(([width]) => width)]
      await lookAtPages(desk, paths, all, async (place, width) => {
        const [, colorScheme] = schemes.find(([read]) => read === width) ?? []
        if (colorScheme) {
          await page.emulateMedia({ colorScheme })
          await settle(page)
          expect(await violations(page, { frames: false }), place).toEqual([])
          for (const one of await hiddenByForcedColours(page))
            found.push(`${place}, ${one} is hidden`)
          return
        }
        await page.evaluate('scrollTo(0, 0)')
        await expect(out, `signing out is in sight: ${place}`).toBeInViewport({ ratio: 1 })
        const lines = await findOverflow(page)
        for (const field of await smallFields(page)) lines.push(`${field} is small`)
        found.push(...lines.map((line) => `${place}, ${line}`))
      })
      expect(found).toEqual([])
    })
  }
})

// WCAG 1.4.4: breakpoints in `em` follow the text size.
test('text of twice the size fits the desk and the client’s page', {
  ...chromiumOnly('Firefox’s driver cannot set the text size'),
}, async ({ own, page, context }) => {
  await doubleTextSize(page)
  const session = await signIn(context, own, { name: ordinary.words })
  const how = { texts: ordinary, nina: session.person }
  const { paths, clientPaths, busy } = await furnishAgency(own.store, how)
  const lines = sampleQuote.lines.map((line) => ({ ...line, price: line.price * 30, vat: 1900 }))
  const client = { ...sampleQuote.client, country: 'TN' } as const
  const sold = { seller: 'TN', currency: 'tnd', vatRule: 'tn-home' } as const
  const { number } = await sendQuote(own.store, busy, { ...sold, client, lines })
  const inDinars = `${busy.link}/devis/${number}`
  const all = { ...paths, ...clientPaths, 'a quote in dinars': inDinars }
  const wide: string[] = []
  const desk = new Desk(page, own.url, session)
  await lookAtPages(desk, all, [390, 1280], async (place) => {
    const faults = [...(await findOverflow(page)), ...(await cutAmounts(page))]
    wide.push(...faults.map((fault) => `${place}, ${fault}`))
  })
  expect(wide).toEqual([])
  // A label with one letter per line would make the button taller than wide.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(own.url + inDinars)
  const accept = await page.locator('.bar .button').boundingBox()
  expect(accept?.height).toBeLessThan(accept?.width ?? 0)
})

const cutAmounts = (page: Page) =>
  page
    .locator('input[inputmode]')
    .evaluateAll((fields: HTMLInputElement[]) =>
      fields
        .filter((field) => field.checkVisibility() && field.scrollWidth > field.clientWidth)
        .map((field) => `${field.name} shows no more than a part of ${field.value}`),
    )
