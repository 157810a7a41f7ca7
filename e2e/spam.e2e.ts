import type { Page, Response } from '@playwright/test'
import { loadContent } from '#content/documents/load.ts'
import { expect, test } from './support/fixtures.ts'
import { contactForm, sendMessage } from './support/lead-forms.ts'

const { contactPage } = loadContent()

// server/http/forms.test.ts covers posts of programs and of visitors without JavaScript, e2e/built/forms.test.ts the
// honeypot.

/** This text leads to a proof of work, but not to quarantine. */
const doubtful = 'Nous tenons le casino de la plage. Que nous conseillez-vous ?'

function listen(page: Page) {
  const answers: Promise<string>[] = []
  const read = async (response: Response) => (await response.json()).status as string
  page.on('response', (response) => {
    if (response.request().method() === 'POST') answers.push(read(response))
  })
  return () => Promise.all(answers)
}

test('the browser of a doubtful visitor solves a proof of work', async ({
  page,
  visitor,
  mailbox,
  leads,
}) => {
  const answers = listen(page)
  const post = async (message: string) => {
    await page.goto('/contactez-nous')
    await sendMessage(page, visitor, message)
    await expect(contactForm(page).getByText(contactPage.form.confirmation.title)).toBeVisible()
  }
  await test.step('other visitors need no proof of work', async () => {
    await post('Ouvrez-vous le samedi ?')
    expect(await answers()).toEqual(['accepted'])
  })
  await post(doubtful)
  expect(await answers()).toEqual(['accepted', 'challenge', 'accepted'])
  await expect.poll(() => mailbox.count().toAgency).toBe(2)

  await test.step('a browser that cannot solve it sends the message all the same', async () => {
    await page.route('**/solve-challenge-*.js', (route) => route.abort())
    await post(`${doubtful} Merci.`)
    expect((await answers()).slice(3)).toEqual(['challenge', 'accepted'])
  })
  expect(await leads()).toHaveLength(3)
})
