import { enterDesk } from '../../tools/test/desk-session.ts'
import { expect, test, type WebKit } from '../support/webkit.ts'

async function enter(webkit: WebKit, settings: Record<string, string>) {
  const { person, secret } = await enterDesk(settings)
  await webkit.open('/bureau/connexion')
  await webkit.driver.manage().addCookie({
    name: 'bureau',
    value: secret,
    path: '/bureau',
    httpOnly: true,
    sameSite: 'Strict',
  })
  return person
}

test('the desk opens to a person who is signed in', async ({ webkit, site }) => {
  const person = await enter(webkit, site.settings)
  await webkit.open('/bureau/demandes')
  await webkit.find('header', person.name)
  expect(await webkit.driver.getCurrentUrl()).toContain('/bureau/demandes')
})

test('a text of the edition’s preview opens its field', async ({ webkit, site }) => {
  await enter(webkit, site.settings)
  await webkit.open('/bureau/edition/pages/accueil')
  await webkit.find('.bench[data-live]')
  await webkit.until('a place that takes the click', () =>
    webkit.run(() => {
      const frame = document.querySelector<HTMLIFrameElement>('figure.new iframe')
      const page = frame?.contentDocument
      const place = page?.querySelector('[data-field="pages/accueil#hero.lead"]')
      if (!page?.documentElement.dataset.prepared || !place) return false
      const { left, top } = place.getBoundingClientRect()
      const at = { clientX: left + 4, clientY: top + 4, bubbles: true, cancelable: true }
      place.dispatchEvent(new MouseEvent('click', at))
      return document.activeElement?.getAttribute('role') === 'textbox'
    }),
  )
})
