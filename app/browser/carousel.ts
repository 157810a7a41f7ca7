/**
 * Marks the link of the visible slide, and moves to a slide without scrolling the page (Spec: T-14).
 *
 * @param scroller its children are the slides
 * @param links one for each slide
 */
export function enhanceCarousel(scroller: HTMLElement, links: readonly HTMLElement[]) {
  const slides = [...scroller.children] as HTMLElement[]
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy browser delivers the entries of several frames at once, oldest first.
      const shown = entries.findLast(({ isIntersecting }) => isIntersecting)
      if (!shown) return
      for (const [index, link] of links.entries()) {
        link.ariaCurrent = slides[index] === shown.target ? 'true' : null
      }
    },
    { root: scroller, threshold: 0.6 },
  )
  for (const slide of slides) observer.observe(slide)
  for (const [index, link] of links.entries()) {
    link.addEventListener('click', (event) => {
      const slide = slides[index]
      if (!slide) return
      event.preventDefault()
      for (const opening of scroller.getAnimations()) opening.finish()
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
