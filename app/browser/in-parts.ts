import { painted } from './painted.ts'

const parts = 'main > *, main article, footer > *'

const acts = ['scroll', 'wheel', 'pointerdown', 'keydown', 'beforeprint', 'visibilitychange']

/** Size of a part whose layout is skipped: its last size, or the height of the window before its first layout. */
const size = 'auto 100vh'

/**
 * Applies a change to the layout of the whole page without a long task on slow phones. Parts out of view keep their
 * size, and are laid out one by one when idle, or all at once on the next scroll, click or key.
 *
 * @param change called once, in its own frame
 */
export async function changeInParts(change: () => void) {
  const away = document.hidden
    ? []
    : [...document.querySelectorAll<HTMLElement>(parts)].filter(isAway)
  for (const { style } of away) style.containIntrinsicSize = size
  await painted()
  // Checks again, because the visitor may have scrolled. `auto` rather than `hidden` keeps parts searchable and
  // readable by screen readers.
  for (const { style } of away.filter(isAway)) style.contentVisibility = 'auto'
  change()
  if (!away.length) return
  const done = new AbortController()
  const bring = (parts: HTMLElement[]) => {
    for (const { style } of parts) style.contentVisibility = style.containIntrinsicSize = ''
    if (!away.length) done.abort()
  }
  const options = { signal: done.signal, capture: true, passive: true }
  for (const act of acts) addEventListener(act, () => bring(away.splice(0)), options)
  while (away.length) {
    await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
    bring(away.splice(0, 1))
  }
}

function isAway(part: HTMLElement) {
  const { top, bottom } = part.getBoundingClientRect()
  return bottom < 0 || top > innerHeight
}
