import { enterDesk } from '../../tools/test/desk-session.ts'
import { expect, test } from '../support/webkit.ts'

test('the desk opens to a person who is signed in', async ({ webkit, site }) => {
  const { person, secret } = await enterDesk(site.settings)
  await webkit.open('/bureau/connexion')
  await webkit.driver.manage().addCookie({
    name: 'bureau',
    value: secret,
    path: '/bureau',
    httpOnly: true,
    sameSite: 'Strict',
  })
  await webkit.open('/bureau/demandes')
  await webkit.find('header', person.name)
  expect(await webkit.driver.getCurrentUrl()).toContain('/bureau/demandes')
})
