import { mintLink, sendQuote } from '../tools/test/quotes.ts'
import { allDisturbances } from './support/disturbances.ts'
import { expect, test } from './support/fixtures.ts'
import { keepRequest } from './support/requests.ts'

const { prepare, apply } = allDisturbances

test('a client asks, accepts, withdraws, declines, corrects and erases on translated, extended pages', {
  tag: '@engines',
}, async ({ page, store, visitor }) => {
  const { id } = await keepRequest(store, visitor)
  const { email } = visitor
  const first = await sendQuote(store, { id, email })
  const link = await mintLink(store, id)
  const versionOf = async (number: string) => (await store.quotes.find(number))?.versions[0]

  await prepare(page)
  const open = async (path: string) => {
    await page.goto(link + path)
    await apply(page)
  }
  const submit = async (act: string) => {
    const form = page.locator(`form[action$="${act}"]`)
    await form.locator('button').last().click()
    await page.waitForLoadState()
    await apply(page)
  }
  const field = (of: string) => page.locator(`main [name="${of}"]`)

  await open(`/devis/${first.number}`)
  await field('question').fill('Peut-on ajouter un blog ?')
  await submit('/question')
  await expect(page.getByRole('status')).toBeVisible()
  expect((await store.messages.list(id)).find(({ kind }) => kind === 'question')).toMatchObject({
    text: 'Peut-on ajouter un blog ?',
  })

  await open(`/devis/${first.number}/accepter`)
  await field('name').fill('Paule Garrigue')
  await field('employees').fill('beaucoup')
  await page.locator('[name=copy][value=mail]').check()
  await submit('/verifier')
  await expect(page.getByRole('alert')).toBeVisible()
  // A refused form keeps typed values.
  await expect(field('name')).toHaveValue('Paule Garrigue')
  await expect(field('employees')).toHaveValue('beaucoup')
  await field('employees').fill('4')
  await submit('/verifier')
  await submit('/accepter')
  await expect
    .poll(async () => (await versionOf(first.number))?.evidence)
    .toMatchObject({ name: 'Paule Garrigue', employees: 4, copyBy: 'mail' })

  await open(`/devis/${first.number}/renoncer`)
  await field('name').fill('Paule Garrigue')
  await submit('/confirmer')
  await expect
    .poll(async () => (await versionOf(first.number))?.withdrawal)
    .toMatchObject({ name: 'Paule Garrigue' })

  const second = await sendQuote(store, { id, email })
  await open(`/devis/${second.number}`)
  await page.locator('#refuser summary').click()
  await field('motif').fill('Nous attendons le printemps.')
  await submit('/refuser')
  await expect
    .poll(async () => (await versionOf(second.number))?.declineReason)
    .toBe('Nous attendons le printemps.')

  await open('/donnees/corriger')
  await field('name').fill('Paule Garrigue')
  await submit('/donnees/rectifier')
  await expect(page.locator('main')).toContainText('Paule Garrigue')
  await expect.poll(async () => (await store.findLead(id))?.values.name).toBe('Paule Garrigue')

  await open('/donnees')
  await field('voulu').check()
  await submit('/donnees/effacer')
  await submit('/donnees/effacer')
  await expect.poll(() => store.findLead(id)).toBeUndefined()
})
