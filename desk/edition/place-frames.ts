import { findPlace, joinRows, markPlace, pageIn, quiet } from './preview-frame.ts'

// A new width moves the text.
const size = new ResizeObserver((entries) => {
  for (const { target } of entries) prepare(target as HTMLIFrameElement)
})

// A frame may have loaded before this script ran.
for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-place]')) {
  size.observe(frame)
}
document.addEventListener(
  'load',
  ({ target }) => {
    if (!(target instanceof HTMLIFrameElement) || target.dataset.place === undefined) return
    size.observe(target)
    prepare(target)
  },
  true,
)

function prepare(frame: HTMLIFrameElement) {
  const page = pageIn(frame)
  if (!page) return
  quiet(page)
  joinRows(page)
  page.addEventListener('click', stayHere, true)
  markPlace(page, findPlace(page, frame.dataset.place ?? ''))
}

const stayHere = (event: Event) => event.preventDefault()
