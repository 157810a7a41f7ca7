import { useEffect, useRef, useState } from 'react'

/**
 * Tells which slide of a scroll-snap carousel is shown, and goes to one without moving the page.
 *
 * @param start the slide that the style sheet begins with, counted from 0
 * @returns a ref for the element that scrolls and whose children are the slides; the slide shown;
 *   and a function that brings one to the middle
 */
export function useCarousel(start: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(start)

  useEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    const slides = [...scroller.children]
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting)
        if (shown) setCurrent(slides.indexOf(shown.target))
      },
      // More than half of its width: one slide at a time.
      { root: scroller, threshold: 0.6 },
    )
    for (const slide of slides) observer.observe(slide)
    return () => observer.disconnect()
  }, [])

  const show = (slide: number) => {
    if (ref.current) scrollToSlide(ref.current, slide)
  }
  return { ref, current, show }
}

function scrollToSlide(scroller: HTMLElement, index: number) {
  const slide = scroller.children[index]
  if (!(slide instanceof HTMLElement)) return
  // Where the style sheet begins in the middle by an animation, it would take the slide back.
  for (const opening of scroller.getAnimations()) opening.finish()
  const left = slide.offsetLeft - (scroller.clientWidth - slide.offsetWidth) / 2
  scroller.scrollTo({ left })
}
