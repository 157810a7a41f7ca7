import { loadContent } from '#content/documents/load.ts'
import { expect, test } from './support/fixtures.ts'

test('twelve sample members have four networks each and lead to the page that they share', {
  tag: '@no-js',
}, async ({ page }) => {
  await page.goto('/team')
  const members = page.locator('main ul > li').filter({ has: page.getByRole('heading') })
  await expect(members).toHaveCount(12)
  for (const [index, { name, role }] of loadContent().members.entries()) {
    const member = members.nth(index)
    await expect(member.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      '/single-team',
    )
    await expect(member.getByText(`${role} (exemple)`)).toBeVisible()
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
  for (const [name, value] of [
    ['Identité', '95'],
    ['Illustration', '83'],
    ['Affiche', '90'],
  ] as const) {
    await expect(page.getByRole('meter', { name })).toHaveAttribute('value', value)
    await expect(page.getByText(`${value} %`).first()).toBeVisible()
  }
})
