import { memberPath, roleOf } from '#content/collections/team.ts'
import { loadContent } from '#content/documents/load.ts'
import { shownOf } from '#content/entries.ts'
import { expect, test } from './support/fixtures.ts'

test('twelve sample members have four networks each and lead to the page that they share', {
  tag: '@no-js',
}, async ({ page }) => {
  await page.goto('/team')
  const members = page.locator('main ul > li').filter({ has: page.getByRole('heading') })
  await expect(members).toHaveCount(12)
  for (const [index, shown] of shownOf(loadContent().members).entries()) {
    const { name } = shown
    const member = members.nth(index)
    await expect(member.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      memberPath(shown),
    )
    await expect(member.getByText(roleOf(shown))).toBeVisible()
    const networks = member.getByRole('link', { name: `${name} sur` })
    await expect(networks).toHaveCount(4)
    for (const network of await networks.all()) {
      await expect(network).toHaveAttribute('target', '_blank')
      await expect(network).toHaveAccessibleName(/\(nouvel onglet\)$/)
    }
  }
})

test('three skills are measured', { tag: '@no-js' }, async ({ page }) => {
  await page.goto('/single-team')
  const { items } = loadContent().memberProfile.skills
  // Spec: S-40.
  expect(items.map(({ percent }) => percent)).toEqual([95, 83, 90])
  for (const { title, percent } of items) {
    const meter = page.getByRole('meter', { name: title })
    await expect(meter).toHaveAttribute('value', String(percent))
    await expect(page.getByText(`${percent} %`).first()).toBeVisible()
  }
})
