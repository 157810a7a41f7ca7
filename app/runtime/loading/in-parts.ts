import { painted } from './painted.ts'

/** What can be laid out by itself: a section, each card of a long one, each band of the footer. */
const parts = 'main > *, main article, footer > *'

/**
 * Makes a change for which the whole page has to be laid out again, without keeping a slow phone busy
 * for all of it at once: what is out of sight keeps its place and size meanwhile, and follows part by
 * part while nobody does anything; all of it at once as soon as somebody does.
 *
 * @param change is made once, in a frame of its own
 */
export async function changeInParts(change: () => void) {
  const away = document.hidden
    ? []
    : [...document.querySelectorAll<HTMLElement>(parts)].filter(isAway)
  // The browser remembers each one's size as it paints the next frame.
  for (const { style } of away) style.containIntrinsicSize = 'auto 1px'
  await painted()
  const done = new AbortController()
  const bringBack = (parts: HTMLElement[]) => {
    for (const { style } of parts) style.contentVisibility = style.containIntrinsicSize = ''
    if (!away.length) done.abort()
  }
  for (const act of ['scroll', 'pointerdown', 'keydown', 'beforeprint', 'visibilitychange']) {
    addEventListener(act, () => bringBack(away.splice(0)), { signal: done.signal, capture: true })
  }
  // Somebody may have scrolled meanwhile. Not hidden: what is out of sight can be searched and listened to.
  for (const { style } of away.filter(isAway)) style.contentVisibility = 'auto'
  change()
  do {
    await new Promise(whenIdle)
    bringBack(away.splice(0, 1))
  } while (away.length)
}

function isAway(part: HTMLElement) {
  const { top, bottom } = part.getBoundingClientRect()
  return bottom < 0 || top > innerHeight
}

const whenIdle: (then: (_: unknown) => void) => void = window.requestIdleCallback ?? setTimeout
