import { randomUUID } from 'node:crypto'
import { typedFrom } from '#quotes/typed.ts'
import { keepRequest } from '#workshop/requests.ts'
import { enterDesk } from '#workshop/staff.ts'
import { sampleQuote } from '../../tools/test/sample-quote.ts'
import { expect, test, type WebKit, windows } from '../support/webkit.ts'

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

test('at an address where passkeys do not work, the desk links to the right one', async ({
  webkit,
  site,
}) => {
  await webkit.open('/bureau')
  await webkit.press('button', 'Se connecter')
  const right = `${site.url.replace('127.0.0.1', 'localhost')}/bureau`
  const link = await webkit.find('[role=alert] a', right)
  expect(await link.getAttribute('href')).toBe(right)
})

test('a click on a text of the preview focuses its field', async ({ webkit, site }) => {
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

test('undo takes a chosen template back from an answer', async ({
  webkit,
  site,
  store,
  visitor,
}) => {
  await enter(webkit, site.settings)
  const { reference } = await keepRequest(store, visitor)
  await webkit.open(`/bureau/demandes/${reference}`)
  await webkit.fill('Message', 'Une phrase.')
  const texts = await webkit.run(() => {
    const letter = document.querySelector<HTMLTextAreaElement>('#repondre textarea')
    const choice = document.querySelector<HTMLSelectElement>('[name=template]')
    if (!letter || !choice) return []
    choice.selectedIndex = 1
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    const filled = letter.value
    letter.focus()
    document.execCommand('undo')
    return [filled, letter.value]
  })
  expect(texts).toEqual([expect.stringMatching(/^Une phrase\.\n\nBonjour /), 'Une phrase.'])
})

test('the editor of a quote is as wide as the phone', async ({ webkit, site, store, visitor }) => {
  const nina = await enter(webkit, site.settings)
  const { id: leadId } = await keepRequest(store, visitor)
  const id = randomUUID()
  const quote = { id, leadId, seller: 'FR', fields: { ...typedFrom(sampleQuote) } } as const
  await store.quotes.create(quote, nina, Date.now())
  await webkit.open(`/bureau/devis/${id}`, windows.phone)
  await webkit.find('select[name="client.kind"]')
  const [page, screen] = await webkit.run(() => [document.body.scrollWidth, innerWidth])
  expect(page).toBe(screen)
})
