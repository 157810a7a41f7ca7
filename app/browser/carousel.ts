/**
 * Marks the links of the visible slide, and moves to a slide (Spec: T-14, T-23).
 *
 * @param scroller its children are the slides; a row on phones, a grid elsewhere
 * @param links some for each slide, in the order of the slides
 */
export function enhanceCarousel(scroller: HTMLElement, links: readonly HTMLElement[]) {
  const slides = [...scroller.children] as HTMLElement[]
  const slideOf = (link: number) => slides[link % slides.length]
  // One in a row, all in a grid; a turned phone reports only those that left.
  const visible = new Set<Element | undefined>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        visible[isIntersecting ? 'add' : 'delete'](target)
      }
      if (visible.size === 0) return
      for (const [index, link] of links.entries()) {
        const isShown = visible.size === 1 && visible.has(slideOf(index))
        link.ariaCurrent = isShown ? 'true' : null
      }
    },
    { root: scroller, threshold: 0.6 },
  )
  for (const slide of slides) observer.observe(slide)
  for (const [index, link] of links.entries()) {
    link.addEventListener('click', (event) => {
      const slide = slideOf(index)
      if (!slide) return
      for (const opening of scroller.getAnimations()) opening.finish()
      // The browser scrolls the page down to a slide; beside the slides or below them, the page stays.
      if (slide.getBoundingClientRect().top > link.getBoundingClientRect().bottom) return
      event.preventDefault()
      const left = slide.offsetLeft - (scroller.clientWidth - slide.offsetWidth) / 2
      scroller.scrollTo({ left })
    })
  }
}

/** Spec: S-39. */
export function enhanceSlider(row: HTMLElement, buttons: readonly HTMLElement[]) {
  for (const [index, button] of buttons.entries()) {
    button.addEventListener('click', () => {
      const width = row.firstElementChild?.clientWidth ?? 0
      row.scrollBy({ left: index === 0 ? -width : width })
    })
  }
}
