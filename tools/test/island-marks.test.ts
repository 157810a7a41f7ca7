import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { deskPagesWith } from '#workshop/desk-pages.ts'
import { type Islands, placeIsland } from '../../app/islands/fill-islands.tsx'

test('a text like the mark of an island is shown as typed on every page of the desk', async () => {
  const islands: Islands = []
  const marks = Array.from({ length: 99 }, () => placeIsland(islands, () => null, {}))
  const words = `Paule ${renderToStaticMarkup(marks[0])} ${renderToStaticMarkup(marks[98])}`
  let shown = 0
  for (const [name, read] of await deskPagesWith({
    words,
    address: words,
    email: 'paule@exemple.fr',
  })) {
    const $ = load(await read())
    for (const data of $('script[type="application/json"]')) {
      expect(() => JSON.parse($(data).text()), name).not.toThrow()
    }
    if ($('body').text().includes(words)) shown += 1
  }
  expect(shown).toBeGreaterThan(10)
})
