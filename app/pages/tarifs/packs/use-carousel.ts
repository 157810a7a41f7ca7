import { useEffect, useRef, useState } from 'react'

/**
 * What a scroll-snap carousel cannot do in every browser by its style sheet alone: start on a slide
 * that is not the first, say which slide is shown, and go to one without moving the page.
 *
 * @param start the slide to begin with, counted from 0
 * @returns a ref for the element that scrolls and whose children are the slides; the slide shown;
 *   and a function that brings one to the middle
 */
export function useCarousel(start: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(start)

  useEffect(() => {
    const scroller = ref.current
    // Where CSS knows `scroll-initial-target`, the visitor may already have swiped.
    if (scroller && !CSS.supports('scroll-initial-target', 'nearest')) {
      scrollToSlide(scroller, start, 'instant')
    }
  }, [start])

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

function scrollToSlide(scroller: HTMLElement, index: number, behavior?: ScrollBehavior) {
  const slide = scroller.children[index]
  if (!(slide instanceof HTMLElement)) return
  const left = slide.offsetLeft - (scroller.clientWidth - slide.offsetWidth) / 2
  scroller.scrollTo({ left, behavior })
}
