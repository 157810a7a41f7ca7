import { afterEach, expect, test, vi } from 'vitest'
import { enhanceCarousel } from './carousel.ts'

afterEach(() => vi.unstubAllGlobals())

// A busy browser delivers the entries of several frames at once.
test('the marked dot is that of the last visible pack', () => {
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
  const links = children.map(() => ({ ariaCurrent: null, addEventListener() {} }))
  enhanceCarousel({ children } as never, links as never)
  const seen = (target: string, isIntersecting: boolean) => ({ target, isIntersecting })
  deliver([seen('second', true), seen('second', false), seen('third', true), seen('first', false)])
  expect(links.map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, null, 'true'])
})
