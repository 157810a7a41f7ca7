import { expect, test } from '../support/webkit.ts'

test('each group of « Vos choix » has its line above its title', async ({ webkit }) => {
  await webkit.open('/politique-de-cookies')
  await webkit.press('footer :is(a, button)', 'Gérer mes choix')
  await webkit.find('dialog legend')
  const groups = await webkit.run(() =>
    [...document.querySelectorAll('dialog fieldset')].map((group) => {
      const [title, text] = group.children
      if (!title || !text) throw new Error('a group is empty')
      const [place, below] = [title.getBoundingClientRect(), text.getBoundingClientRect()]
      return {
        isAsWide: Math.abs(place.width - group.clientWidth) < 1,
        isLineOfTitle: getComputedStyle(title).borderTopStyle === 'solid',
        isAboveText: place.bottom <= below.top,
      }
    }),
  )
  expect(groups).toHaveLength(2)
  for (const group of groups) {
    expect(group).toEqual({ isAsWide: true, isLineOfTitle: true, isAboveText: true })
  }
})
