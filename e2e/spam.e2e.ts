import type { Page, Response } from '@playwright/test'
import { loadContent } from '#content/documents/load.ts'
import { expect, test } from './support/fixtures.ts'
import { contactForm, sendMessage } from './support/lead-forms.ts'

const { contactPage, formMessages } = loadContent()

// server/http/forms.test.ts covers posts of programs and of visitors without JavaScript.

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

test('visitors neither see nor reach the honeypot field', async ({ page, visitor }) => {
  await page.goto('/contactez-nous')
  await expect(page.getByRole('textbox', { name: formMessages.leaveEmpty })).toHaveCount(0)
  const form = contactForm(page)
  await form.getByLabel('Nom').fill(visitor.name)
  const passed: string[] = []
  for (const _ of ['email', 'phone', 'message', 'button']) {
    await page.keyboard.press('Tab')
    passed.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''))
  }
  expect(passed).toEqual(['email', 'phone', 'message', ''])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0)
})

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
