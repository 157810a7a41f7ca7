import { counterMs } from '#content/constants.ts'
import { loadContent } from '#content/documents/load.ts'
import { fill } from '../app/ui/fill.ts'
import { expectAccessibleInWidths } from './support/axe.ts'
import { expect, openStarted, test } from './support/fixtures.ts'

const { consent, home } = loadContent()
const { choices, film, purposes } = consent

test('no request goes to the film’s host before consent, and three ways close the film', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = []
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      asked.push(route.request().url())
      const body = '<!doctype html><html lang="fr"><title>Le film</title><h1>Le film</h1>'
      return route.fulfill({ contentType: 'text/html', body })
    },
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const play = page.getByRole('link', { name: home.film.play })
  const src = (await play.getAttribute('href')) ?? ''
  const expectWords = (words: string) =>
    expect(page.getByText(fill(words, { hote: new URL(src).host }))).toBeVisible()
  await expectWords(film.undecided)
  await play.hover()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  const dialog = page.getByRole('dialog')
  const player = dialog.locator('iframe')
  const button = page.getByRole('button', { name: home.film.close })
  await play.click()
  await expect(player.contentFrame().getByText('Le film')).toBeVisible()
  expect(asked).toEqual([src])
  expect(src).not.toContain('autoplay')
  expect(await player.getAttribute('allow')).not.toContain('autoplay')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const box = (await player.boundingBox()) ?? { width: 0, height: 1 }
    expect(box.width / box.height).toBeCloseTo(16 / 9, 2)
  }
  await expectAccessibleInWidths(page)

  for (const close of [
    () => button.click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ]) {
    await expect(player).toBeVisible()
    await expect(button).toBeFocused()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await close()
    await expect(dialog).toBeHidden()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(play).toBeFocused()
    await play.press('Enter')
  }

  await button.click()
  await expectWords(film.accepted)
  await page.getByRole('link', { name: choices.open }).click()
  const choice = dialog.getByRole('group', { name: purposes.video.name })
  await choice.getByRole('button', { name: choices.refuse }).click()
  await page.keyboard.press('Escape')
  await expectWords(film.refused)
})

test('counters count up when scrolled into view, except under reduced motion; screen readers get the final value', async ({
  page,
  browserName,
}) => {
  const counters = page.locator('main [data-ms]')
  const second = counters.nth(1)
  // The window is low: no counter is in view, and none counts before the clock stops.
  await page.setViewportSize({ width: 1280, height: 320 })
  // A fake clock, so that counting does not depend on the machine.
  await page.clock.install()
  let ahead = 0
  const open = async (path: string) => {
    await page.clock.resume()
    await openStarted(page, path)
    ahead += 60_000
    await page.clock.pauseAt(Date.now() + ahead)
    await second.scrollIntoViewIfNeeded()
  }
  const tick = async () => {
    await page.clock.runFor(50)
    return second.innerText()
  }
  for (const [path, first, figures] of [
    ['/', '1+', ['3+', '50+', '98%']],
    ['/expertises/referencement-naturel', '+1%', ['+75%', '+40%', '+60%']],
  ] as const) {
    await open(path)
    await expect.poll(tick).toBe(first)
    expect(await page.getByRole('main').ariaSnapshot()).toContain(figures[1])

    const seen = [1]
    for (let time = 0; time < counterMs; time += 50) seen.push(Number.parseInt(await tick(), 10))
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(new Set(seen).size).toBeGreaterThan(25)
    await expect(counters).toHaveText([...figures])
  }

  // Firefox’s driver cannot reduce motion.
  if (browserName !== 'chromium') return
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/')
  await second.evaluate(
    (element) => new Promise((seen) => new IntersectionObserver(seen).observe(element)),
  )
  await page.clock.runFor(counterMs / 2)
  await expect(second).toHaveText('50+')
})

test('the large number of the offer covers no text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const text = page.locator('.offer-band p').first()
  await text.scrollIntoViewIfNeeded()
  const isOnTop = (text: Element) => {
    const { left, top } = text.getBoundingClientRect()
    return document.elementFromPoint(left + 4, top + 4) === text
  }
  expect(await text.evaluate(isOnTop)).toBe(true)
})
