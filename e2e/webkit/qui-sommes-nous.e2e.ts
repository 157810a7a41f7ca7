import { expect, test } from '../support/webkit.ts'

test('the sign of « Pause » has the colour of its word', async ({ webkit }) => {
  await webkit.open('/qui-sommes-nous')
  const sign = await webkit.run(() => {
    const box = document.querySelector('.slogan-banner input')
    const label = box?.parentElement
    if (!box || !label) throw new Error('the banner has no pause')
    const { appearance, borderTopColor } = getComputedStyle(box)
    return { appearance, isOfText: borderTopColor === getComputedStyle(label).color }
  })
  expect(sign).toEqual({ appearance: 'none', isOfText: true })
})
