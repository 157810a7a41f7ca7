import type { Page } from '@playwright/test'
import { loadContent } from '#content/documents/load.ts'
import {
  type Answers,
  directionIds,
  directions,
  example,
  inWords,
} from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import type { Visitor } from '#workshop/form-cases.ts'
import { hold } from '#workshop/hold.ts'
import { fill } from '../app/ui/fill.ts'
import { violations } from './support/axe.ts'
import { expect, openStarted, test } from './support/fixtures.ts'
import { fillQuote, quoteForm, shownReference, submitQuote } from './support/lead-forms.ts'

const { previewsPage, quotePage } = loadContent()

const answers: Answers = {
  name: 'مخبز النور <img src=x onerror=alert(1)> & "Zoé" 🌵',
  trade: 'boulangerie',
  town: "سوسة</style><script>alert('x')</script>",
  sentence: '}*{display:none} </textarea><script>alert(2)</script>',
  palette: '#8a1f5c',
}
const favourite = 'review'
const project = 'La boulangerie de mon père mérite un site en deux langues.'

async function answer(page: Page, { name, trade, town, sentence, palette }: Answers) {
  await page.getByLabel(previewsPage.sentence.name).fill(name)
  await page.getByLabel(previewsPage.sentence.trade, { exact: true }).selectOption(trade)
  await page.getByLabel('Ville', { exact: true }).fill(town)
  await page.getByLabel(previewsPage.sentence.sentence).fill(sentence)
  await page.getByRole('radio', { name: previewsPage.colours.own }).press(' ')
  await page.getByLabel(previewsPage.colours.chooseOwn).fill(palette)
}

async function ask(page: Page, visitor: Visitor, description: string) {
  await fillQuote(page, visitor, { service: 'Création de site web', description })
  await submitQuote(page).click()
  await shownReference(page)
}

for (const tag of ['@js', '@no-js']) {
  test(`the previews reach the agency with the request ${tag}`, {
    tag: tag === '@js' ? [tag, '@fast'] : tag,
  }, async ({ page, visitor, mailbox, leads }) => {
    const isHydrated = tag === '@js'
    const ran: string[] = []
    page.on('dialog', (dialog) => {
      ran.push(dialog.message())
      dialog.dismiss()
    })
    if (isHydrated) await openStarted(page, '/apercus')
    else await page.goto('/apercus')
    await answer(page, answers)
    const title = directions[favourite]
    const choose = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .getByRole('button', { name: previewsPage.favourite })
    await choose.click()
    await expect(choose).toHaveAttribute('aria-pressed', 'true')
    for (const direction of directionIds) {
      const preview = page.getByRole('img', { name: `Aperçu « ${directions[direction]} »` })
      await expect(preview).toContainText(answers.town)
    }
    await page.getByRole('button', { name: previewsPage.enlarge }).first().click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByText(answers.sentence)).toBeVisible()
    await dialog.getByRole('button', { name: previewsPage.dialog.close }).click()
    await page.getByRole('link', { name: previewsPage.next.action }).click()

    const form = quoteForm(page)
    await expect(form.getByText(quotePage.previews.chosen)).toBeVisible()
    await expect(form.getByText(previewsPage.notice)).toBeVisible()
    for (const [label, value] of inWords(answers)) {
      await expect(form.getByRole('term').filter({ hasText: label })).toBeVisible()
      await expect(form.getByRole('definition').filter({ hasText: value })).toBeVisible()
    }
    const picture = form.getByRole('img', {
      name: fill(quotePage.previews.picture, { direction: title, nom: answers.name }),
    })
    await expect(picture).toHaveCount(isHydrated ? 1 : 0)
    if (isHydrated) {
      await expect(picture.getByText(answers.name).first()).toBeAttached()
      expect(await violations(page, { part: 'form', rules: 'all' })).toEqual([])
    }
    await ask(page, visitor, project)

    const code = encode(answers, favourite)
    expect(await leads()).toMatchObject([{ values: { description: project, apercus: code } }])
    const { text, html } = await mailbox.toAgency()
    expect(text).toContain(`/apercus#${code}`)
    expect(html).not.toMatch(/<script|<img src=x/)
    for (const [label, value] of [...inWords(answers), ['Préférence', title]]) {
      expect(text).toContain(`${label}\u00a0: ${value}`)
    }
    expect((await mailbox.toVisitor()).text).not.toContain(answers.name)

    await page.goto(isHydrated ? `/apercus#${code}` : `/apercus?apercus=${code}`)
    await expect(page.getByLabel(previewsPage.sentence.name)).toHaveValue(answers.name)
    await expect(page.getByLabel('Ville', { exact: true })).toHaveValue(answers.town)
    await expect(choose).toHaveAttribute('aria-pressed', 'true')
    expect(ran).toEqual([])
  })

  test(`a pack and previews are removed one by one; a damaged code shows a message ${tag}`, {
    tag,
  }, async ({ page, visitor, leads, mailbox }) => {
    const isHydrated = tag === '@js'
    const devis = `/devis?pack=seo-premium${isHydrated ? '#' : '&'}apercus=`
    const code = encode({ ...example, name: 'Dar Ennour' }, 'poster')
    await page.goto(devis + code)
    const form = quoteForm(page)
    const pack = form.getByText('Pack Premium, SEO')
    const service = form.getByLabel('Service')
    await expect(form.getByRole('definition').first()).toHaveText('Dar Ennour')
    await expect(service).toHaveValue('Référencement naturel - SEO')
    if (isHydrated) await form.getByLabel('Votre projet').fill(project)
    await form.getByRole('link', { name: quotePage.previews.drop }).click()
    await expect(page.getByRole('link', { name: quotePage.previews.see })).toBeVisible()
    if (isHydrated) await expect(form.getByLabel('Nom', { exact: true })).toBeFocused()
    await expect(pack).toBeVisible()
    await form.getByRole('link', { name: quotePage.fields.dropPack }).click()
    await expect(pack).toBeHidden()
    await expect(service).toHaveValue('Référencement naturel - SEO')
    if (isHydrated) {
      await expect(service).toBeFocused()
      await expect(form.getByLabel('Votre projet')).toHaveValue(project)
    }

    // A new document, because a fragment alone would not load one.
    await page.goto('about:blank')
    await page.goto(devis + code.slice(0, -3))
    await expect(form.getByText(quotePage.previews.lost)).toBeVisible()
    await ask(page, visitor, project)
    expect(await leads()).toMatchObject([
      { values: { pack: 'seo-premium', service: 'Création de site web', apercus: '' } },
    ])
    expect((await mailbox.toAgency()).text).toContain('Pack Premium, SEO')

    await page.goto('about:blank')
    // A click before the form's code has come keeps the previews, which only this code can read.
    const release = await hold(page, /\/quote-form-.*\.js$/)
    await page.goto(devis + code)
    await form.getByRole('link', { name: quotePage.fields.dropPack }).click()
    await release()
    const previews = form.getByText(quotePage.previews.chosen)
    await expect(pack).toBeHidden()
    await expect(previews).toBeVisible()
  })
}
