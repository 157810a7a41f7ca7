import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page, Response } from '@playwright/test'
import { loadContent } from '#content/documents/load.ts'
import { expect, test } from './support/fixtures.ts'
import { contactForm, sendMessage } from './support/lead-forms.ts'

const { contactPage, formMessages } = loadContent()

/** Words that lead to a proof of work, and to no quarantine. */
const doubtful = 'Nous tenons le casino de la plage. Que nous conseillez-vous ?'

/** Records the server's `status` for each post of the page. */
function listen(page: Page) {
  const answers: Promise<string>[] = []
  const read = async (response: Response) => (await response.json()).status as string
  page.on('response', (response) => {
    if (response.request().method() === 'POST') answers.push(read(response))
  })
  return () => Promise.all(answers)
}

/** Runs the agency's command while the site runs. */
async function runLeads(settings: Record<string, string>, ...args: string[]) {
  const cli = join(import.meta.dirname, '../server/cli.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...args], { env: settings })
  return stdout
}

test('a program that fills in the honeypot is thanked and quarantined', {
  tag: '@fast',
}, async ({ request, visitor, mailbox, leads, site }) => {
  const message = 'Un atelier de céramique, nous vendons sur les marchés.'
  const filled = { form: 'contact', ...visitor, message, subject: 'Bonjour' }
  const answer = await request.post('/contactez-nous', { form: filled })
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain(contactPage.form.confirmation.title)

  const [lead] = await leads()
  const reference = lead?.reference ?? 'no lead'
  expect(await runLeads(site.settings, 'list', '--quarantine')).toMatch(
    new RegExp(`${reference}.*decoy`),
  )
  expect(await runLeads(site.settings, 'list')).not.toContain(reference)

  // Its mails would have left before those of this one.
  const next = { ...visitor, form: 'contact', email: `next-${visitor.email}`, message }
  await request.post('/contactez-nous', { form: next })
  const addresses = () => site.smtp.mails.map(({ mail }) => mail.replyTo?.[0]?.address)
  await expect.poll(addresses).toContain(next.email)
  expect(mailbox.count()).toEqual({ toAgency: 0, toVisitor: 0 })

  await runLeads(site.settings, 'release', reference)
  expect((await mailbox.toAgency()).subject).toContain(reference)
})

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
  // The field makes the page no wider.
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0)
})

test('a doubtful visitor solves a puzzle without seeing it', async ({
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
  await test.step('other visitors are asked nothing', async () => {
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

test('a visitor without JavaScript solves no puzzle', { tag: '@no-js' }, async ({
  page,
  visitor,
  mailbox,
}) => {
  await page.goto('/contactez-nous')
  await sendMessage(page, visitor, doubtful)
  await expect(contactForm(page).getByText(contactPage.form.confirmation.title)).toBeVisible()
  await mailbox.toAgency()
})
