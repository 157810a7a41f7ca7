import { expect, test } from 'vitest'
import { openDesk } from '../../../../tools/test/open-desk.ts'
import { fakeEdition, original } from '../../../edition/fake-edition.ts'
import { fingerprint, valueAt } from '../../../edition/paths.ts'
import { createTemporaryStore } from '../../../store/suite/temporary-store.ts'

async function setUp() {
  const store = await createTemporaryStore()
  const { edition } = fakeEdition(store)
  const { desk, enter } = await openDesk({ store, edition })
  const browserOf = async (name: string) => {
    const { headers } = await enter({ name })
    return (path: string, fields: Record<string, string>) =>
      desk.request(`/edition/${path}`, {
        method: 'POST',
        headers: { ...headers, Accept: 'application/json' },
        body: new URLSearchParams(fields),
      })
  }
  return { edition, nina: await browserOf('Nina Ferrand'), karim: await browserOf('Karim') }
}

test('a text for a line that a colleague removed is returned to its author', async () => {
  const { edition, nina, karim } = await setUp()
  const document = 'catalogue/packs/seo'
  const last = (original(document, 'rows') as unknown[]).length - 1
  const row = `${document}#rows.${last}`
  const seenAt = (path: string) => fingerprint(original(document, path))
  const removed = await nina('packs/seo', {
    acte: `retirer:${row}`,
    [`s|${row}`]: seenAt(`rows.${last}`),
  })
  expect(removed.status).toBe(200)
  const typed = {
    [`f|${row}.label`]: 'Mon texte',
    [`s|${row}.label`]: seenAt(`rows.${last}.label`),
  }
  const answer = await karim('packs/seo', typed)
  expect(answer.status).toBe(409)
  const { sheet } = (await answer.json()) as { sheet: { said: string } }
  expect(sheet.said).toBe(
    'Nina vient de retirer ce que vous changiez. Votre texte n’est pas enregistré\u00a0: «\u00a0Mon texte\u00a0»',
  )
  // Without scripts, an old form also posts the unchanged texts of the removed line.
  const label = original(document, `rows.${last}.label`) as string
  const tick = `${row}.values.2`
  const untouched = await karim('packs/seo', {
    [`f|${row}.label`]: label,
    [`s|${row}.label`]: seenAt(`rows.${last}.label`),
    [`f|${tick}`]: 'Compris',
    [`s|${tick}`]: fingerprint(true),
  })
  expect(untouched.status).toBe(200)
  const { working } = await edition.state()
  expect(valueAt(working.get(document), 'rows')).toHaveLength(last)
})
