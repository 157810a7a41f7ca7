import type { Locator, Page } from '@playwright/test'
import { draftOf, heavyBlocks } from '#workshop/content.ts'
import { expectAccessible } from './support/axe.ts'
import { type Desk, expect, openContext, signIn, test } from './support/desk.ts'
import { chromiumOnly } from './support/fixtures.ts'
import { paste } from './support/paste.ts'

const home = '/edition/pages/accueil'
const lead = 'Phrase suivie du premier prix'
const questions = '/edition/pages/questions-frequentes'

const previewFrame = 'iframe[title*="avec les changements"]'
const after = (page: Page) => page.frameLocator(previewFrame)
const saved = ({ page }: Desk) => page.getByRole('status').filter({ hasText: /^Enregistré à/ })

async function openSheet(desk: Desk, path: string) {
  await desk.open(path)
  await expect(desk.page.locator('.bench[data-live]')).toBeVisible()
}

/** Clicks by coordinates, because the driver's own click ignores the scale of the frame. */
async function clickIn(page: Page, place: Locator) {
  const inside = await place.first().evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2, width: innerWidth }
  })
  const frame = await page.locator(previewFrame).boundingBox()
  if (!frame) throw new Error('no preview')
  const scale = frame.width / inside.width
  await page.mouse.click(frame.x + inside.x * scale, frame.y + inside.y * scale)
}

test('a changed price shows in the preview and the review, is published, and is reverted', async ({
  ownDesk,
  own,
  page,
  browser,
}) => {
  await openSheet(ownDesk, '/edition/prix/site-vitrine')
  const price = page.getByRole('group', { name: 'Pack Professionnel' }).getByLabel('Euros, HT')
  const pack = after(page).locator('.pack').nth(1)
  await test.step('the ring of a price covers no line around it', async () => {
    await expect(pack).toBeVisible()
    await price.focus()
    const ring = after(page).locator('[data-ring]')
    await expect(ring).toBeVisible()
    const bottom = await ring.evaluate((element) => element.getBoundingClientRect().bottom)
    const next = await pack.locator('.price.in-euro').evaluate((element) => {
      const line = document.createRange()
      line.selectNodeContents(element)
      return [...line.getClientRects()].at(-1)?.top
    })
    expect(bottom).toBeLessThan(next ?? 0)
  })
  await using visitor = await browser.newPage()
  const prices = visitor.locator('.pack .price.in-euro')
  await price.fill('1090')
  await price.press('Tab')
  await expect(saved(ownDesk)).toContainText('pas encore en ligne')
  await expect(pack.locator('.price.in-euro')).toHaveText(/^1\s090\s€/)
  await visitor.goto(`${own.url}/tarifs/site-vitrine`)
  await expect(prices.nth(1)).toHaveText(/^990\s€/)

  await page.getByRole('link', { name: 'Relire le changement' }).click()
  await expect(page.getByText('1 changement sur 1 page sera publié.')).toBeVisible()
  for (const [name, value] of Object.entries({ 'En ligne': /^990$/, Après: /^1\s090$/ })) {
    const shown = page
      .getByRole('figure', { name })
      .frameLocator('iframe')
      .locator('.pack-tabs [data-field="catalogue/prices#site-vitrine.prices.euro.1"]')
      .first()
    await expect(shown).toBeInViewport()
    await expect(shown).toHaveText(value)
  }

  await test.step('a change that makes a page too heavy is refused; the other one is published', async () => {
    const article = 'collections/articles/site-lent'
    const draft = draftOf(article, 'blocks', heavyBlocks())
    await own.store.contentDrafts.change(article, 0, () => [draft])
    await page.reload()
    await ownDesk.press('Publier 2 changements')
    await expect(ownDesk.alert(/pèserait \d+\sko\s: \d+ de trop\./)).toBeVisible()
    await expect(ownDesk.alert('Vos 2 changements sont gardés.')).toBeVisible()
    await expectAccessible(page, { frames: false })
    await ownDesk.press('Publier l’autre')
    await expect(page.getByRole('heading', { name: 'C’est en ligne' })).toBeVisible()
    await expectAccessible(page, { frames: false })
    await expect(ownDesk.card('Pas encore en ligne').getByRole('listitem')).toContainText('Texte')
  })
  await visitor.reload()
  await expect(prices.nth(1)).toHaveText(/^1\s090\s€/)

  await page.getByRole('link', { name: 'Remettre le site comme avant' }).click()
  await expect(page.getByText('Par rapport à ce qui est en ligne\u00a0: 1 prix.')).toBeVisible()
  await ownDesk.press('Remettre le site comme avant la première publication')
  await expect(page.getByRole('heading', { name: 'C’est en ligne' })).toBeVisible()
  await visitor.reload()
  await expect(prices.nth(1)).toHaveText(/^990\s€/)
})

test('an edited sentence shows in its preview and keeps its borrowed values', {
  tag: '@engines',
}, async ({ ownDesk, page }) => {
  await openSheet(ownDesk, home)
  const box = page.getByRole('textbox', { name: lead })
  await box.click()
  await box.press('ControlOrMeta+End')
  await box.pressSequentially(" C'est promis.")
  await expect(after(page).locator('[data-field="pages/accueil#hero.lead"]')).toContainText(
    'promis.',
  )
  await box.press('Tab')
  await expect(page.getByText('1 apostrophe posée pour vous.')).toBeVisible()
  await expect(box).toContainText('C’est promis.')
  await expect(box.getByText('2 à 4 semaines')).toBeVisible()
  await page.reload()
  await expect(box).toContainText('C’est promis.')

  await ownDesk.press(`Reprendre ce texte, ${lead}`)
  await expect(page.getByRole('link', { name: /^Relire/ })).toHaveCount(0)

  await test.step('while a text is typed, its preview keeps the borrowed sentences', async () => {
    const key = 'pages/accueil#offer.text'
    const shown = after(page).locator('p', { has: page.locator(`[data-field="${key}"]`) })
    await expect(shown).toHaveText(/^Une page d’accueil par aperçu, sans engagement\./)
    // The server never answers, so only the browser can change the preview.
    await page.route('**/bureau/edition/pages/accueil', () => {})
    await page.locator(`input[name="f|${key}"] + [contenteditable]`).focus()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('Ici. ')
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Et gratuite.')
    await expect(shown).toHaveText(
      'Ici. Une page d’accueil par aperçu, sans engagement. Nous convenons avec vous, au premier entretien, du jour où vous les recevez. Et gratuite.',
    )
  })
})

test('a click in the preview focuses the field of a text, or tells that the text is fixed', async ({
  ownDesk,
  page,
}) => {
  await openSheet(ownDesk, home)
  const box = page.getByRole('textbox', { name: lead })
  const field = (key: string) => after(page).locator(`[data-field="${key}"]`)
  const sentence = field('pages/accueil#hero.lead')
  await clickIn(page, sentence)
  await expect(box).toBeFocused()
  await page.keyboard.press('F6')
  const pane = page.getByRole('group', { name: /^Textes de la page/ })
  await expect(pane).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(pane).not.toBeFocused()
  await expect(page.locator('.fields :focus')).toHaveCount(1)

  // The menu, which is closed, has the price too.
  await clickIn(
    page,
    after(page).locator('main [data-field="catalogue/prices#site-vitrine.prices.euro.0"]'),
  )
  await page.getByRole('link', { name: 'Ouvrir son champ' }).click()
  const price = page.getByRole('group', { name: 'Pack Essentiel' }).getByLabel('Euros, HT')
  await expect(price).toBeFocused()

  await openSheet(ownDesk, home)
  await expect(after(page).locator('html[data-prepared]')).toBeAttached()
  const marked = page.locator('.item .nodes > .field').first()
  const id = await marked.getAttribute('id')
  const fixed = { name: 'Votre succès, notre signature.' }
  await clickIn(page, after(page).getByRole('heading', fixed))
  await expect(ownDesk.status('Fixé\u00a0: ne se change que dans le code.')).toBeVisible()

  await page.getByText('Téléphone', { exact: true }).click()
  const betweenLines = await sentence.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    element.parentElement?.style.setProperty('line-height', '3')
    const [first] = element.getClientRects()
    return first ? { x: first.left + 20, y: first.bottom + 6 } : { x: 0, y: 0 }
  })
  await page.locator(previewFrame).evaluate((frame: HTMLIFrameElement, { x, y }) => {
    const init = { clientX: x, clientY: y, bubbles: true, cancelable: true }
    frame.contentDocument?.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent('click', init))
  }, betweenLines)
  await expect(box).toBeFocused()

  await test.step('the mark of a field that an address names covers no text', async () => {
    await openSheet(ownDesk, `${home}#${id}`)
    await page.getByRole('heading', { level: 1 }).click()
    await expect(marked).toHaveCSS('box-shadow', 'none')
  })
})

test('a sample leads to the form that replaces it, and the review to the field to fill', async ({
  ownDesk,
  page,
}) => {
  await ownDesk.open('/edition/projets/medina-lofts')
  await page.getByRole('link', { name: 'ajoutez-en un à sa place' }).click()
  await expect(page.getByLabel('Nom')).toBeFocused()
  await expect(page.getByLabel('Remplace l’exemple')).toHaveValue('medina-lofts')
  await page.keyboard.type("Le Fournil d'Été")
  await ownDesk.press('Ajouter un projet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le Fournil d’Été')
  await page.getByRole('link', { name: 'Relire le changement' }).click()
  await page.getByRole('link', { name: 'Le remplir' }).click()
  await expect(page.getByLabel('Accroche', { exact: true })).toBeFocused()
})

test('a text typed offline is saved online later, and one that is too long once it is shorter', {
  ...chromiumOnly('Firefox’s driver neither takes a page offline nor accesses the clipboard'),
}, async ({ ownDesk, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSheet(ownDesk, questions)
  const title = page.getByLabel('Titre', { exact: true }).first()
  await context.setOffline(true)
  await title.fill('Vos questions et nos réponses.')
  await title.press('Tab')
  await expect(ownDesk.alert(/Connexion perdue à \d+/)).toBeVisible()
  await expect(page.getByText('Sur cet appareil seulement')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^Connexion revenue\s: 1 texte partagé à/)).toBeVisible()
  await page.reload()
  await expect(title).toHaveValue('Vos questions et nos réponses.')

  await title.fill('')
  await page.evaluate(() => navigator.clipboard.writeText('é'.repeat(1_100_000)))
  await title.press('ControlOrMeta+V')
  await title.press('Tab')
  const trouble = ownDesk.alert('Ce texte est trop long pour être enregistré.')
  await expect(trouble).toContainText('Raccourcissez-le, puis réessayez')
  await expect(page.getByText('Pas enregistré', { exact: true })).toHaveCount(2)
  await expect(page.getByText(/sur cet appareil/i)).toHaveCount(0)

  await title.fill('Vos questions, nos réponses.')
  await title.press('Tab')
  await expect(trouble).toHaveCount(0)
  await expect(saved(ownDesk)).toContainText('pas encore en ligne')
  await page.reload()
  await expect(title).toHaveValue('Vos questions, nos réponses.')
})

test('a paste without formatting can be undone, by mouse and by keyboard', async ({
  ownDesk,
  page,
}) => {
  await openSheet(ownDesk, home)
  const box = page.getByRole('textbox', { name: lead })
  const before = await box.innerText()
  await box.focus()
  await paste(box, { html: '<b>Collé de Word</b>', text: 'Collé de Word' })
  await expect(box).toContainText('Collé de Word')
  const undo = page.getByRole('button', { name: 'Annuler' })
  await expect(page.getByText('Collé sans sa mise en forme.')).toBeVisible()
  await undo.click()
  await expect(box).toHaveText(before)
  await expect(box).toBeFocused()
  await expect(undo).toHaveCount(0)

  await paste(box, { html: '<b>Encore</b>', text: 'Encore' })
  await page.keyboard.press('Tab')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box).toHaveText(before)
})

test('a question moved by keyboard keeps the focus; two people who edit one text see both', async ({
  ownDesk,
  own,
  page,
  browser,
}) => {
  await openSheet(ownDesk, questions)
  const items = page.locator('.ordered > li')
  const [first = '', second = ''] = await items.locator('summary.summary b').allTextContents()
  const down = page.getByRole('button', { name: `Descendre\u00a0: ${first}` })
  await down.focus()
  await down.press('Enter')
  await expect(items.nth(0).locator('summary.summary b')).toHaveText(second)
  await expect(down).toBeFocused()
  const words = `«\u00a0${first}\u00a0» est maintenant la 2e. En ligne\u00a0: la 1re.`
  await expect(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible()
  await items.nth(1).locator('summary.summary').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(items.nth(0).locator('summary.summary b')).toHaveText(first)
  await expect(page.getByRole('link', { name: /^Relire/ })).toHaveCount(0)

  await using context = await openContext(browser)
  await signIn(context, own, { name: 'Karim Ben Salah', role: 'equipe' })
  const other = await context.newPage()
  await other.goto(`${own.url}/bureau${questions}`)
  const titleOf = (on: Page) => on.getByLabel('Titre', { exact: true }).first()
  await titleOf(other).fill('Le titre de Karim.')
  await titleOf(other).press('Tab')
  await expect(other.getByText(/^Enregistré à/)).toBeVisible()

  await titleOf(page).fill('Le titre de Nina.')
  await titleOf(page).press('Tab')
  const conflict = ownDesk.alert('Karim Ben Salah a enregistré ce texte')
  await expect(conflict).toContainText('Rien n’est perdu')
  await ownDesk.press('Garder le mien')
  await expect(conflict).toHaveCount(0)
  await other.reload()
  await expect(titleOf(other)).toHaveValue('Le titre de Nina.')
})

test('a text typed in an entry that a colleague removes is saved once the entry is kept', async ({
  ownDesk,
  own,
  page,
  browser,
}) => {
  const article = '/edition/articles/site-lent'
  await openSheet(ownDesk, article)
  await using context = await openContext(browser)
  await signIn(context, own, { name: 'Karim Ben Salah', role: 'equipe' })
  const other = await context.newPage()
  await other.goto(`${own.url}/bureau${article}`)
  await other.getByRole('link', { name: 'Retirer cet article du site…' }).click()
  await other.getByRole('button', { name: 'Retirer cet article du site', exact: true }).click()
  await expect(other.getByText('quittera le site à la prochaine publication')).toBeVisible()

  const titleOf = (on: Page) => on.getByLabel('Titre', { exact: true }).first()
  const title = titleOf(page)
  await title.fill('Un titre écrit pendant ce temps')
  await title.press('Tab')
  const leaving = page.getByText('Cet article quitte le site à la prochaine publication.')
  await expect(leaving).toBeVisible()
  await expect(page.getByText('« Un titre écrit pendant ce temps »')).toBeVisible()
  await expectAccessible(page)
  await ownDesk.press('Garder cet article')
  await expect(leaving).toHaveCount(0)
  await expect(title).toHaveValue('Un titre écrit pendant ce temps')
  await expect(saved(ownDesk)).toBeVisible()
  await other.goto(`${own.url}/bureau${article}`)
  await expect(titleOf(other)).toHaveValue('Un titre écrit pendant ce temps')
})

test('a text typed on a sheet that is gone stays there to be copied, and a stored one without a field is shown', async ({
  ownDesk,
  own,
  page,
}) => {
  const document = 'desk/templates/essai'
  const value = { order: 9, label: 'Essai', subject: 'Un essai', text: 'Bonjour.' }
  const template = draftOf(document, '', value)
  await own.store.contentDrafts.change(document, 0, () => [template])
  await openSheet(ownDesk, '/edition/modeles/essai')
  await own.store.contentDrafts.change(document, 0, () => [])
  const subject = page.getByLabel('Objet', { exact: true })
  await subject.fill('Un objet écrit trop tard')
  await subject.press('Tab')
  await expect(ownDesk.alert('Cette fiche n’est plus dans l’édition')).toContainText('Copiez-le')
  await expect(page.getByText('Pas enregistré', { exact: true })).toBeVisible()
  await expect(subject).toHaveValue('Un objet écrit trop tard')

  await page.evaluate(() => {
    const typed = { value: 'Écrit avant la mise à jour', seen: 'x', saved: '' }
    localStorage.setItem('bureau édition pages/accueil#hero.badge', JSON.stringify(typed))
  })
  await openSheet(ownDesk, home)
  await expect(ownDesk.alert('« Écrit avant la mise à jour »')).toBeVisible()
  await expectAccessible(page)
})
