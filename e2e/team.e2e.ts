import { memberPath, team } from '#content/collections/team.ts'
import { memberTexts } from '#content/collections/texts.ts'
import { expect, openHydrated, test } from './support/fixtures.ts'

test('twelve members have four networks each', { tag: '@no-js' }, async ({ page }) => {
  await page.goto('/team')
  const members = page.locator('main ul > li').filter({ has: page.getByRole('heading') })
  await expect(members).toHaveCount(12)
  for (const [index, { id, name, role }] of team.entries()) {
    const member = members.nth(index)
    await expect(member.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      memberPath(id),
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

test('a member has a page of their own, a sample like the list', async ({ page }) => {
  await openHydrated(page, '/team')
  const [member] = team
  if (!member) throw new Error('nobody')
  await page.getByRole('main').getByRole('link', { name: member.name, exact: true }).click()
  await expect(page).toHaveURL(memberPath(member.id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.name)
  await expect(page.getByText('Exemple', { exact: true })).toBeVisible()
  await expect(page.getByText(memberTexts[member.id].lead)).toBeVisible()
})
