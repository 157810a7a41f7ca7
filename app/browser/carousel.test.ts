import { afterEach, expect, test, vi } from 'vitest'
import { enhanceCarousel } from './carousel.ts'

afterEach(() => vi.unstubAllGlobals())

// A busy browser delivers the entries of several frames at once.
test.each([
  ['in a row, tab and dot of the last visible pack are marked', 3, [2, 5]],
  ['in a grid, where all packs are visible, no link is marked', 1, []],
])('%s', (_, scrollWidth, marked) => {
  let deliver: (entries: object[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      constructor(callback: typeof deliver) {
        deliver = callback
      }
    },
  )
  const children = ['first', 'second', 'third']
  const links = [...children, ...children].map(() => ({ ariaCurrent: null, addEventListener() {} }))
  enhanceCarousel({ children, scrollWidth, clientWidth: 1 } as never, links as never)
  const seen = (target: string, isIntersecting: boolean) => ({ target, isIntersecting })
  deliver([seen('second', true), seen('second', false), seen('third', true), seen('first', false)])
  expect([...links.keys()].filter((index) => links[index]?.ariaCurrent)).toEqual(marked)
})
