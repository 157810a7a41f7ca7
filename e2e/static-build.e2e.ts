import { glob, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { test as base, expect, type Page } from '@playwright/test'
import { load } from 'cheerio'
import { Hono } from 'hono'
import { loadContent } from '#content/documents/load.ts'
import { example } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { buildCopy, copyProject } from '#workshop/copy.ts'
import { emailJsSettings, startFakeEmailJs } from '../tools/test/fake-mail.ts'
import { listen } from '../tools/test/free-port.ts'
import { quoteExample } from '../tools/test/quote-example.ts'
import { logOf } from './support/fixtures.ts'
import { fillQuote, sendMessage } from './support/lead-forms.ts'

const { company, consent, contactPage, formMessages, home, quotePage } = loadContent()

/**
 * The build with FORMS=emailjs on a host of plain files, whose forms post to the hosted e-mail service
 * (Spec: F-23, O-13).
 */

interface StaticSite {
  url: string
  folder: string
  emailJs: Awaited<ReturnType<typeof startFakeEmailJs>>
}

const root = join(import.meta.dirname, '..')

/** A public site, whose agency has neither a film nor the facts of its companies. */
const siteUrl = 'https://graaand.example'

const test = base.extend<object, { site: StaticSite }>({
  site: [
    async ({}, use) => {
      const copy = await mkdtemp(join(tmpdir(), 'graaand-static-'))
      const emailJs = await startFakeEmailJs([200, 400, 200])
      const files = join(copy, 'build/client')
      await build(copy, emailJs.origin)
      const app = new Hono().use(serveStatic({ root: files })).notFound(async (c) => {
        return c.html(await readFile(join(files, '404.html'), 'utf8'), 404)
      })
      const server = createAdaptorServer(app)
      await use({ url: `http://127.0.0.1:${await listen(server)}`, folder: copy, emailJs })
      server.close()
      await emailJs.close()
      await rm(copy, { recursive: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  baseURL: ({ site }, use) => use(site.url),
})

/** Skipped, because no test here needs these steps, and they take most of the build's time. */
const leftOut =
  'check-content content-schemas desk-and-follow draw-images precompress sbom warm-up'.split(' ')

async function build(copy: string, origin: string) {
  await copyProject(copy)
  const settings = { ...emailJsSettings(origin), EMAILJS_PRIVATE_KEY: 'private-key' }
  await buildCopy(copy, leftOut, { FORMS: 'emailjs', SITE_URL: siteUrl, ...settings })
  // The desk and the client's pages have no form of a visitor, so those of the other build serve.
  for (const part of ['desk', 'follow']) {
    await symlink(join(root, 'build', part), join(copy, 'build', part))
  }
}

test.describe.configure({ mode: 'serial' })

test('a quote is posted to the e-mail service; a refusal shows a message', async ({
  page,
  site,
}) => {
  const code = encode(example, 'poster')
  await page.goto(`/devis/?service=webmastering&pack=webmastering-premium#apercus=${code}`)
  const form = page.getByRole('form', { name: quotePage.form.name })
  const fillIn = (service = '') =>
    fillQuote(page, quoteExample, { service, description: 'Une boutique, « vite ».' })
  await expect(form.getByRole('combobox')).toHaveValue('Webmastering')
  await expect(form.getByRole('img').getByText(example.name).first()).toBeAttached()
  await fillIn()
  await form.getByRole('button', { name: 'Soumettre la Demande' }).click()
  await expect(
    page.getByText('🎉 Votre demande de devis a été envoyée avec succès !'),
  ).toBeVisible()
  // The e-mail service gives no reference.
  await expect(form.getByText(formMessages.reference)).toHaveCount(0)
  await expect(form.getByRole('listitem')).toHaveText(quotePage.form.confirmation.steps)
  const { phone } = company.offices[0]
  await expect(form.getByRole('link', { name: phone.label })).toHaveAttribute('href', phone.href)
  expect(site.emailJs.requests).toEqual([
    {
      method: 'POST',
      path: '/api/v1.0/email/send',
      contentType: 'application/json',
      body: {
        lib_version: '3.2.0',
        user_id: 'public-key',
        service_id: 'service',
        template_id: 'template-quote',
        template_params: {
          name: quoteExample.name,
          email: quoteExample.email,
          phone: quoteExample.phone,
          service: 'Webmastering (Pack Premium, Webmastering)',
          description: expect.stringMatching(
            `^Une boutique, « vite »\\.\n\n${siteUrl}/apercus#${code}\nEntreprise`,
          ),
        },
      },
    },
  ])
  expect(await logOf(page)).toEqual([])

  await fillIn('Webmastering')
  await form.getByRole('button', { name: 'Soumettre la Demande' }).click()
  await expect(page.getByText("❌ Une erreur s'est produite, veuillez réessayer.")).toBeVisible()
  const failed = form.getByRole('alert')
  await expect(failed).toContainText(formMessages.notReceived)
  await expect(failed.getByRole('link', { name: phone.label })).toHaveAttribute('href', phone.href)
  await expect(form.getByLabel('Nom', { exact: true })).toHaveValue(quoteExample.name)
  expect(await logOf(page)).toContain('graaand: envoi impossible (HTTP 400)')

  // The same words as of a build with a server (e2e/devis.e2e.ts).
  await page.route('**/api/v1.0/email/send', (route) => route.abort())
  await form.getByRole('button', { name: 'Soumettre la Demande' }).click()
  await expect(failed).toContainText(formMessages.unreachable)
  expect(await logOf(page)).toContain('graaand: envoi impossible (unreachable)')
})

test('served by our own server, a form posts to the e-mail service too', async ({ page, site }) => {
  const { startSite }: typeof import('#workshop/site.ts') = await import(
    join(site.folder, 'tools/workshop/site.ts')
  )
  await using served = await startSite({ DATA_DIR: join(site.folder, 'data') })
  await page.goto(`${served.url}/contactez-nous`)
  await sendMessage(page, quoteExample, 'Bonjour.')
  await expect(page.getByText('Votre message a été envoyé avec succès !').first()).toBeVisible()
  expect(site.emailJs.requests.at(-1)?.body).toMatchObject({
    template_id: 'template-contact',
    template_params: { email: quoteExample.email, message: 'Bonjour.' },
  })
  expect(await logOf(page)).toEqual([])
})

function loadedScripts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const texts = files
      .filter((name) => name.endsWith('.js'))
      .map((name) => fetch(name).then((r) => r.text()))
    return (await Promise.all(texts)).join('')
  })
}

test('pages have their policy, log nothing and call no API of the site', async ({ page, site }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/', '/contactez-nous/', '/tarifs/seo/']) {
    await page.goto(path)
    await page.mouse.move(5, 5)
    await page.mouse.move(50, 50)
    await expect(page.locator('meta[http-equiv=Content-Security-Policy]')).toHaveAttribute(
      'content',
      /default-src 'none'; script-src 'self' 'sha256-/,
    )
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', new RegExp(`${path.replace(/(.)\/$/, '$1')}$`))
  }
  expect(await logOf(page)).toEqual([])
  expect(asked.filter((path) => /^\/(api|healthz)/.test(path))).toEqual([])
  const lost = await page.goto('/nulle/part')
  expect(lost?.status()).toBe(404)
  await expect(page.getByRole('link', { name: "Retour à la page d'accueil" })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('textbox').first().focus()
  // A form's code loads on use.
  let scripts = ''
  await expect
    .poll(async () => {
      scripts = await loadedScripts(page)
      return scripts
    })
    .toContain(site.emailJs.origin)
  expect(scripts).not.toContain('private-key')
})

test('a form opens the visitor’s mail program, and announces it', async ({ request }) => {
  const html = await (await request.get('/contactez-nous/')).text()
  const $ = load(html, { scriptingEnabled: false })
  const form = $(`form[aria-label="${contactPage.form.name}"]`)
  expect(form.attr('action')).toBe(`mailto:${company.email}`)
  expect(form.attr('enctype')).toBe('text/plain')
  expect(form.text()).toContain('Sans JavaScript, ce bouton ouvre votre messagerie')
})

test('a public site without a film keeps picture and button, whose dialog says that it is to come', async ({
  page,
}) => {
  await page.goto('/')
  const card = page.locator('.video-card')
  await expect(card.getByText(consent.film.toCome)).toBeVisible()
  const play = card.getByRole('button', { name: home.film.play })
  await play.click()
  const dialog = page.getByRole('dialog', { name: home.film.playerTitle })
  await expect(dialog.getByText(consent.film.toCome)).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(play).toBeFocused()
})

test('a public site shows no hole in place of a fact', async ({ site }) => {
  for await (const file of glob('**/*.html', { cwd: join(site.folder, 'build/client') })) {
    const $ = load(await readFile(join(site.folder, 'build/client', file), 'utf8'))
    $('script, style').remove()
    expect($('body').text(), file).not.toMatch(/à compléter|\bnull\b|undefined/i)
  }
})
