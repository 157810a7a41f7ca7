import { afterEach, expect, test, vi } from 'vitest'
import { enhanceCarousel } from './carousel.ts'

afterEach(() => vi.unstubAllGlobals())

const seen = (target: string, isIntersecting: boolean) => ({ target, isIntersecting })

test.each([
  [
    'in a row, tab and dot of the last visible pack are marked',
    // A busy browser delivers the entries of several frames at once.
    [seen('second', true), seen('second', false), seen('third', true), seen('first', false)],
    [2, 5],
  ],
  [
    'in a grid, where all packs are visible, no link is marked',
    [seen('first', true), seen('second', true), seen('third', true)],
    [],
  ],
])('%s', (_, entries, marked) => {
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
  enhanceCarousel({ children } as never, links as never)
  deliver(entries)
  expect([...links.keys()].filter((index) => links[index]?.ariaCurrent)).toEqual(marked)
})
