import { loadContent } from '#content/documents/load.ts'
import { onePerTemplate, testedAddresses } from '#workshop/addresses.ts'
import { violations } from './support/axe.ts'
import { chromiumOnly, expect, openStarted, test } from './support/fixtures.ts'

const { layout, pricePages } = loadContent()
const { questions } = pricePages['site-vitrine']

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

// touched-pages.e2e.ts fills in every form by keyboard.

// pages.e2e.ts runs axe on one page per template, this test on all others.
test(
  'axe and IBM’s checker find no fault on the other pages of a template',
  chromiumOnly('pages.e2e.ts runs axe in Chromium only, too'),
  async ({ page }) => {
    const first = onePerTemplate(testedAddresses())
    for (const path of testedAddresses().filter((path) => !first.includes(path))) {
      await page.goto(path)
      expect(await violations(page), path).toEqual([])
    }
  },
)

test(
  'menu, links and questions work by keyboard on a phone',
  chromiumOnly('Firefox’s driver moves the focus in another way'),
  async ({ page }) => {
    await openStarted(page, '/')
    const press = (key: string) => page.keyboard.press(key)
    const hasFocus = (role: 'link' | 'button', name: string | RegExp) =>
      expect(page.getByRole(role, { name }).and(page.locator(':focus'))).toHaveCount(1)
    const focused = page.locator(':focus')

    const menu = page.getByRole('navigation', { name: layout.mainMenu })
    const opener = page.getByRole('button', { name: layout.openMenu })
    await opener.focus()
    await press('Enter')
    await press('Tab')
    await hasFocus('button', layout.closeMenu)
    await press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()

    await press('Enter')
    await press('Tab')
    await press('Tab')
    await hasFocus('link', 'Accueil')
    await press('Tab')
    await press('Tab')
    await expect(focused).toHaveText('Tarifs')
    await press('Enter')
    await press('Tab')
    await hasFocus('link', /^Site vitrine/)
    await press('Enter')
    await expect(page).toHaveURL('/tarifs/site-vitrine')
    await press('Tab')
    await hasFocus('link', layout.skipLink)

    const open = page.locator('details[open] > summary').filter({ visible: true })
    await expect(open).toHaveText(questions[0]?.question ?? '')
    const question = page.locator('summary').filter({ hasText: questions[1]?.question })
    await question.focus()
    await press('Enter')
    await expect(open).toHaveText(questions[1]?.question ?? '')
    await press('Enter')
    await expect(open).toHaveCount(0)
    await expect(question).toBeFocused()

    await page.getByRole('banner').getByRole('link', { name: 'Devis' }).last().press('Enter')
    await expect(page).toHaveURL('/devis')
  },
)
