import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page, Response } from '@playwright/test'
import { loadContent } from '#content/documents/load.ts'
import { expect, test } from './support/fixtures.ts'
import { contactForm, sendMessage } from './support/lead-forms.ts'

const { contactPage, formMessages } = loadContent()

/** Words that weigh enough to be asked for a proof of work, and not enough for a quarantine. */
const doubtful = 'Nous tenons le casino de la plage. Que nous conseillez-vous ?'

/** What the server answers to each post of the page, as `status` tells it. */
function listen(page: Page) {
  const answers: Promise<string>[] = []
  const heed = async (response: Response) => (await response.json()).status as string
  page.on('response', (response) => {
    if (response.request().method() === 'POST') answers.push(heed(response))
  })
  return () => Promise.all(answers)
}

/** The agency's own command, while the site runs. */
async function runLeads(settings: Record<string, string>, ...args: string[]) {
  const cli = join(import.meta.dirname, '../server/cli.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...args], { env: settings })
  return stdout
}

test('a program that fills in everything is thanked, and waits in quarantine', {
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

  // A mail that left after it would have left before this one's.
  const next = { ...visitor, form: 'contact', email: `next-${visitor.email}`, message }
  await request.post('/contactez-nous', { form: next })
  const addresses = () => site.smtp.mails.map(({ mail }) => mail.replyTo?.[0]?.address)
  await expect.poll(addresses).toContain(next.email)
  expect(mailbox.count()).toEqual({ toAgency: 0, toVisitor: 0 })

  await runLeads(site.settings, 'release', reference)
  expect((await mailbox.toAgency()).subject).toContain(reference)
})

test('a visitor finds no trace of the field that catches programs', async ({ page, visitor }) => {
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
  // Not a pixel wider than the page.
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0)
})

test('an ordinary visitor is asked nothing', async ({ page, visitor, leads }) => {
  const answers = listen(page)
  await page.goto('/contactez-nous')
  await sendMessage(page, visitor, 'Ouvrez-vous le samedi ?')
  await expect(contactForm(page).getByText(contactPage.form.confirmation.title)).toBeVisible()
  expect(await answers()).toEqual(['accepted'])
  expect(await leads()).toHaveLength(1)
})

test('a doubtful visitor solves a puzzle without seeing it', async ({
  page,
  visitor,
  mailbox,
  leads,
}) => {
  const answers = listen(page)
  await page.goto('/contactez-nous')
  await sendMessage(page, visitor, doubtful)
  await expect(contactForm(page).getByText(contactPage.form.confirmation.title)).toBeVisible()
  expect(await answers()).toEqual(['challenge', 'accepted'])
  expect(await leads()).toHaveLength(1)
  expect((await mailbox.toAgency()).text).toContain(doubtful)
})

test('a browser that cannot solve it is heard all the same', async ({ page, visitor, leads }) => {
  await page.route('**/solve-challenge-*.js', (route) => route.abort())
  const answers = listen(page)
  await page.goto('/contactez-nous')
  await sendMessage(page, visitor, doubtful)
  await expect(contactForm(page).getByText(contactPage.form.confirmation.title)).toBeVisible()
  expect(await answers()).toEqual(['challenge', 'accepted'])
  expect(await leads()).toHaveLength(1)
})

test('nobody without JavaScript is asked', { tag: '@no-js' }, async ({
  page,
  visitor,
  mailbox,
}) => {
  await page.goto('/contactez-nous')
  await sendMessage(page, visitor, doubtful)
  await expect(contactForm(page).getByText(contactPage.form.confirmation.title)).toBeVisible()
  await mailbox.toAgency()
})
