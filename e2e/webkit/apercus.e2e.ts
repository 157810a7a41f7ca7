import { expect, test, windows } from '../support/webkit.ts'

test('the previews fill their frames, and show typed text', async ({ webkit }) => {
  await webkit.open('/apercus', windows.phone)
  const widths = await webkit.run(() =>
    [...document.querySelectorAll('.screen > .preview')].map((preview) => [
      preview.getBoundingClientRect().width,
      preview.parentElement?.clientWidth,
    ]),
  )
  expect(widths).toHaveLength(3)
  for (const [preview, frame] of widths) expect(preview).toBeCloseTo(frame ?? 0, 0)
  const name = await webkit.find('input[name=nom]')
  await name.clear()
  await name.sendKeys('Dar Ennour')
  await webkit.until('the previews to follow', () =>
    webkit.run(() => document.querySelector('.screen')?.textContent?.includes('Dar Ennour')),
  )
})
