// A picture that waits (app/ui/art.tsx) loads once it says its true width: within 100 px of
// view, also inside of what scrolls by itself. By two observers, since Chromium adds up margins.
const margins = [{ rootMargin: '100px' }, { scrollMargin: '100px' }]
let watchers: IntersectionObserver[] | undefined

/** Has a picture load when it comes near. */
export function watchPicture(picture: Element) {
  watchers ??= margins.map((margin) => new IntersectionObserver(loadNear, margin))
  for (const watcher of watchers) watcher.observe(picture)
}

/** The same for all those of the page as served; printing loads them at once. */
export function watchPictures() {
  const pictures = () => document.querySelectorAll<HTMLImageElement>('img[srcset]')
  for (const picture of pictures()) watchPicture(picture)
  addEventListener('beforeprint', () => {
    for (const picture of pictures()) load(picture)
  })
}

function loadNear(entries: IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) load(target as HTMLImageElement)
  }
}

function load(picture: HTMLImageElement) {
  for (const watcher of watchers ?? []) watcher.unobserve(picture)
  picture.sizes = `${picture.getAttribute('width')}px`
}
