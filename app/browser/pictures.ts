// Lazy pictures (app/ui/art.tsx) get their true width, and so load, within 100 px of the viewport or of the visible
// part of a scroller. There are two observers, because in one Chromium would add the two margins.
const margins = [{ rootMargin: '100px' }, { scrollMargin: '100px' }]

/** Loads the lazy pictures near the viewport, and all of them before printing. */
export function watchPictures() {
  const pictures = () => document.querySelectorAll<HTMLImageElement>('img[srcset]')
  const observers = margins.map((margin) => new IntersectionObserver(loadNear, margin))
  const load = (picture: HTMLImageElement) => {
    for (const observer of observers) observer.unobserve(picture)
    picture.sizes = `${picture.getAttribute('width')}px`
  }
  function loadNear(entries: IntersectionObserverEntry[]) {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) load(target as HTMLImageElement)
    }
  }
  for (const picture of pictures()) for (const observer of observers) observer.observe(picture)
  addEventListener('beforeprint', () => {
    for (const picture of pictures()) load(picture)
  })
}
