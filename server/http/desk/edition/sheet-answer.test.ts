import { expect, test } from 'vitest'
import { viewAfter } from '#desk/edition/sheet-answer.ts'
import { fieldAddress, nameOf, names } from '#desk/edition/wire.ts'
import { openDesk } from '#workshop/desk.ts'
import { fakeEdition, original } from '#workshop/edition.ts'
import { fingerprint } from '../../../edition/fingerprint.ts'
import { createTemporaryStore } from '../../../store/suite/temporary-store.ts'
import type { SheetAnswer, SheetView } from './sheet-view.ts'

async function setUp() {
  const store = await createTemporaryStore()
  const { edition } = fakeEdition(store)
  const { desk, enter } = await openDesk({ store, edition })
  const browserOf = async (name: string) => {
    const { headers } = await enter({ name })
    const json = { ...headers, Accept: 'application/json' }
    return {
      open: async (path: string) =>
        (await (await desk.request(path, { headers: json })).json()) as SheetView,
      async post(path: string, fields: Record<string, string>) {
        const body = new URLSearchParams(fields)
        const answer = await desk.request(path, { method: 'POST', headers: json, body })
        return (await answer.json()) as SheetAnswer
      },
    }
  }
  return { nina: await browserOf('Nina Ferrand'), karim: await browserOf('Karim') }
}

const price = (level: number) => `catalogue/prices#seo.prices.euro.${level}`

const keysOf = ({ fields }: SheetAnswer) => fields.map(({ key }) => key)

/** Posted values of one field. */
function typed(key: string, value: string, shown: string) {
  const [document = '', path = ''] = key.split('#')
  const seen = fingerprint(original(document, path))
  return { [nameOf('text', key)]: value, [nameOf('seen', key)]: seen, [names.shown]: shown }
}

test('the answer to a saved text is that text', async () => {
  const { nina } = await setUp()
  const [sheet, key] = ['/edition/pages/accueil', 'pages/accueil#hero.lead']
  const view = await nina.open(sheet)
  const answer = await nina.post(sheet, typed(key, 'Un site clair.', view.shown))
  expect([keysOf(answer), answer.parts]).toEqual([[key], undefined])
  const whole = await nina.open(sheet)
  expect(viewAfter(view, answer)).toMatchObject({ parts: whole.parts, shown: whole.shown })
  const back = await nina.post(fieldAddress(sheet, key, 'reprise'), { [names.shown]: answer.shown })
  expect([keysOf(back), back.shown]).toEqual([[key], view.shown])
})

test('the answer to a reverted price has the price that is now too high', async () => {
  const { nina } = await setUp()
  const [sheet, first, second] = ['/edition/prix/seo', price(0), price(1)]
  const { shown } = await nina.post(sheet, typed(second, '1400', (await nina.open(sheet)).shown))
  const both = await nina.post(sheet, typed(first, '1350', shown))
  expect(keysOf(both)).toEqual([first])
  const answer = await nina.post(fieldAddress(sheet, second, 'reprise'), {
    [names.shown]: both.shown,
  })
  expect(keysOf(answer)).toEqual([first, second])
  expect(answer.fields[0]).toMatchObject({ state: 'refused' })
})

test('the answer has all parts if a colleague changed another field of the sheet', async () => {
  const { nina, karim } = await setUp()
  const sheet = '/edition/pages/accueil'
  const { shown, parts } = await nina.open(sheet)
  await karim.post(sheet, typed('pages/accueil#offer.text', 'Une offre claire.', shown))
  const answer = await nina.post(sheet, typed('pages/accueil#hero.lead', 'Un site clair.', shown))
  expect(answer.parts).toHaveLength(parts.length)
  expect(JSON.stringify(answer.parts)).toContain('Une offre claire.')
})
