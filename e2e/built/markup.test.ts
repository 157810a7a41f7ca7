import { execFile, spawnSync } from 'node:child_process'
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { type CheerioAPI, load } from 'cheerio'
import { expect, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { example } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { createSmtpChannel } from '#server/channels/smtp.ts'
import { sendInvitation } from '#server/people/invitation.ts'
import { StoreUnavailable } from '#server/store/engine/faults.ts'
import { addresses, isPage, lostPath } from '#workshop/addresses.ts'
import { deskEntryPages, deskPagesWith } from '#workshop/desk-pages.ts'
import { bringTo, everyGet, everyPost, followSite, fromOurPage, states } from '#workshop/follow.ts'
import { formCases, valuesOf } from '#workshop/form-cases.ts'
import { startSite } from '#workshop/site.ts'
import { enterDesk } from '#workshop/staff.ts'
import { browserArgs, findBrowser, headlessShell } from '../../tools/test/browser.ts'
import { startFakeSmtp } from '../../tools/test/fake-mail.ts'
import { everyMail, siteUrl } from '../../tools/test/sample-mails.ts'
import { faultsOf } from '../support/html-validate.ts'
import { fileOf, words } from './read.ts'

const java = spawnSync('java', ['-version']).status === 0
const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

type Pages = Map<string, string>

const visitor = { name: 'Inès Haddad', email: 'ines@example.org', phone: '+33 6 12 34 56 78' }

async function pagesOfSite(folder: string): Promise<Pages> {
  const pages: Pages = new Map()
  for (const path of [...addresses.filter(isPage), lostPath]) {
    pages.set(path, await readFile(fileOf(path), 'utf8'))
  }
  await using site = await startSite({ DATA_DIR: folder })
  const add = async (name: string, answer: Promise<Response>) =>
    pages.set(name, await (await answer).text())
  const code = encode(example, 'poster')
  for (const path of ['/blog?q=site', '/blog?page=2', '/blog?q=zz', `/apercus?apercus=${code}`]) {
    await add(path, fetch(site.url + path))
  }
  await add('/devis with previews', fetch(`${site.url}/devis?apercus=${code}`))
  for (const one of formCases) {
    const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(site.url + one.path, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ form: one.form, ...fields }),
      })
    await add(`${one.form} refused`, post({}))
    await add(`${one.form} sent`, post(valuesOf(one, visitor)))
    await add(`${one.form} from elsewhere`, post({}, { Origin: 'https://elsewhere.example' }))
  }
  return pages
}

async function pagesOfClients(): Promise<Pages> {
  const pages: Pages = new Map()
  for (const state of states) {
    const site = await followSite()
    const { path } = await bringTo(state, site)
    const requests: (readonly [string, () => Promise<Response> | Response])[] = [
      ...everyGet(path).map((one) => [one, () => site.get(one)] as const),
      ...everyPost(path).map(
        ([one, fields]) => [one, () => site.postAndOpen(one, fields)] as const,
      ),
    ]
    for (const [name, ask] of requests) {
      const answer = await ask()
      if (!answer.headers.get('Content-Type')?.startsWith('text/html')) continue
      pages.set(`client, ${state}: ${name}`, await answer.text())
    }
  }
  const received = await followSite()
  const add = async (name: string, answer: Promise<Response> | Response) =>
    pages.set(`client, ${name}`, await (await answer).text())
  await add('received', received.get())
  await add('an unknown link', received.app.request('/suivi/inconnu'))
  await add('a link asked for', received.app.request('/suivi/lien'))
  await add(
    'a link asked for without an address',
    received.app.request('/suivi/lien', { method: 'POST', headers: fromOurPage, body: '' }),
  )
  const unavailable = new StoreUnavailable(new Error('disk I/O error'))
  received.store.follow.findLink = () => Promise.reject(unavailable)
  await add('no database', received.get())
  return pages
}

async function pagesOfMails(): Promise<Pages> {
  const pages: Pages = new Map()
  const smtp = await startFakeSmtp()
  const channel = createSmtpChannel({
    ...{ content: { current: loadContent() }, url: smtp.url, siteUrl },
    ...{ from: 'Graaand <bonjour@graaand.example>', to: 'agence@graaand.example' },
  })
  for (const [name, mail] of everyMail()) {
    await channel.send(mail)
    const { html } = smtp.mails.at(-1)?.mail ?? {}
    if (html) pages.set(`mail, ${name}`, html)
  }
  const karim = { id: 'p2', name: 'Karim Haddad', email: 'karim@graaand.example' }
  await sendInvitation({ ...karim, role: 'equipe' }, `${siteUrl}/bureau/invitation/s`, [channel])
  pages.set('mail, invitation', smtp.mails.at(-1)?.mail.html ?? '')
  channel.close()
  await smtp.close()
  return pages
}

async function pagesOfDesk(): Promise<Pages> {
  const texts = {
    words: 'Paule Garrigue',
    address: '12 rue de l’Exemple, 34000 Montpellier',
    email: 'paule.garrigue@exemple.fr',
  }
  const pages: Pages = new Map()
  for (const [name, read] of await deskPagesWith(texts)) pages.set(`desk, ${name}`, await read())
  for (const [name, html] of await deskEntryPages()) pages.set(`desk, ${name}`, html)
  return pages
}

/** Returns pages as a browser has them after their scripts, with forms refused and dialogs open. */
async function pagesAfterScripts(folder: string): Promise<Pages> {
  const pages: Pages = new Map()
  const settings = { DATA_DIR: folder }
  await using site = await startSite(settings)
  const { secret } = await enterDesk(settings)
  const executablePath = findBrowser(headlessShell) ?? findBrowser()
  await using browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: browserArgs,
  })
  const page = await browser.newPage({ baseURL: site.url })
  await page.context().addCookies([{ name: 'bureau', value: secret, url: `${site.url}/bureau` }])
  const { previewsPage: words } = loadContent()
  const states: [path: string, clicks: string[], seen: string][] = [
    ['/', ['[data-choices]'], 'dialog[open]'],
    ['/tarifs/seo', ['main [popovertarget]'], ':popover-open'],
    ['/devis', ['text=Soumettre la Demande'], '[aria-invalid=true]'],
    ['/apercus', [`text=${words.enlarge}`, `text=${words.dialog.compare}`], 'dialog[open]'],
    [`/devis#apercus=${encode(example, 'poster')}`, [], '.small-preview-page'],
    ['/contactez-nous', ['text=Envoyer'], '[aria-invalid=true]'],
    ['/blog?q=site', [], '[data-ready]'],
    ['/bureau/edition/articles/grille-css', [], '.editor [role=textbox]'],
  ]
  for (const [path, clicks, seen] of states) {
    await page.goto(path)
    for (const click of clicks) await page.locator(click).first().click()
    await page.locator(seen).first().waitFor()
    const html = await page.evaluate(() => document.documentElement.outerHTML)
    pages.set(`after scripts, ${path}`, `<!doctype html>${html}`)
  }
  return pages
}

/** Returns the errors of HTML that the Nu Html Checker finds. */
async function errorsIn(pages: Pages): Promise<string[]> {
  await using temporary = await mkdtempDisposable(join(tmpdir(), 'graaand-markup-'))
  const folder = temporary.path
  const names = [...pages.keys()]
  const files = names.map((_, index) => join(folder, `${index}.html`))
  for (const [index, file] of files.entries()) {
    await writeFile(file, pages.get(names[index] ?? '') ?? '')
  }
  const options = ['--errors-only', '--format', 'json', '--exit-zero-always', '--stdout']
  const { stdout } = await promisify(execFile)(
    'java',
    // The default stack is too small for the checker's patterns, and a run too short for the second compiler.
    ['-Xss4m', '-XX:TieredStopAtLevel=1', '-jar', jar, ...options, '--asciiquotes', ...files],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  const { messages } = JSON.parse(stdout) as {
    messages: { url: string; message: string; extract?: string }[]
  }
  return (
    messages
      // The checker does not know newer properties, such as `view-transition-name`.
      .filter(({ message }) => !message.startsWith('CSS: '))
      .map(({ url, message, extract }) => {
        const index = Number(/(\d+)\.html$/.exec(url)?.[1])
        return `${names[index]}: ${message} ${extract}`
      })
  )
}

let collected: Promise<Pages> | undefined

/** Reads every page once for all tests of this file. */
function everyPage() {
  collected ??= readEveryPage()
  return collected
}

async function readEveryPage(): Promise<Pages> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'graaand-markup-'))
  return new Map([
    ...(await pagesOfSite(folder.path)),
    ...(await pagesOfDesk()),
    ...(await pagesOfClients()),
    ...(await pagesOfMails()),
    ...(await pagesAfterScripts(folder.path)),
  ])
}

const thorough = { tags: ['thorough'], timeout: 300_000 }

// Together, because the checker takes seconds to start.
test.skipIf(!java)('every page and mail is valid HTML', thorough, async () => {
  const pages = await everyPage()
  expect(pages.size).toBeGreaterThan(170)
  expect(await errorsIn(pages)).toEqual([])
})

test('html-validate finds no fault in a page or mail', thorough, async () => {
  const faults = [...(await everyPage())].flatMap(([name, html]) =>
    faultsOf(html).map((fault) => `${name}: ${fault}`),
  )
  expect(faults).toEqual([])
})

const plain = (text: string) =>
  words(text)
    .toLowerCase()
    .replace(/[\p{Cf}\p{P}]/gu, '')

/** Returns the text of an element that a visitor sees. */
function visibleText(element: ReturnType<CheerioAPI>): string {
  const copy = element.clone()
  copy.find('.visually-hidden, [aria-hidden=true], svg, select, textarea, option').remove()
  return plain(copy.text())
}

// WCAG 2.5.3: people who control a page by voice say the words that they see.
test('the name of every control contains its visible label', thorough, async () => {
  const faults: string[] = []
  for (const [name, html] of await everyPage()) {
    const $ = load(html)
    for (const control of $(':is(a, button, summary, input, select, textarea)[aria-label]')) {
      const named = $(control)
      const label = named.closest('label').add($(`label[for="${named.attr('id')}"]`))
      const seen = visibleText(label.length > 0 ? label.first() : named)
      if (!plain(named.attr('aria-label') ?? '').includes(seen)) {
        faults.push(`${name}: ${named.attr('aria-label')} shows ${seen}`)
      }
    }
  }
  expect([...new Set(faults)]).toEqual([])
})

// RGAA 11.10. Firefox exposes an empty required field as invalid, so that screen readers blame what nobody wrote yet.
test('every required field says itself whether it is invalid', thorough, async () => {
  const silent: string[] = []
  for (const [name, html] of await everyPage()) {
    const $ = load(html)
    const fields = $(':is(input:not([type=radio]), textarea)[required]:not([aria-invalid])')
    for (const field of fields) silent.push(`${name}: ${$(field).attr('name')}`)
  }
  expect(silent).toEqual([])
})
