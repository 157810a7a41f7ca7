import { painted } from './painted.ts'

/** What can be laid out by itself: a section, each card of a long one, each band of the footer. */
const parts = 'main > *, main article, footer > *'

/** What somebody does, who may then see any part. */
const acts = ['wheel', 'pointerdown', 'keydown', 'beforeprint', 'visibilitychange']

/** Of a part that is left out: its own, or a guess as long as the browser has not seen any. */
const size = 'auto 100vh'

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
  for (const { style } of away) style.containIntrinsicSize = size
  await painted()
  // Somebody may have scrolled meanwhile. Not hidden: what is out of sight can be searched and listened to.
  for (const { style } of away.filter(isAway)) style.contentVisibility = 'auto'
  change()
  await bringBack(away, ['scroll', ...acts])
}

/**
 * Has the page that React has just put in place laid out no further than it is seen at first: the frame that
 * shows it waits for nothing else, and the rest follows part by part. For whoever has not asked yet where
 * anything is, which lays out all of it.
 *
 * @param screens how much of it is seen, in heights of the window
 */
export async function layOutInParts(screens: number) {
  if (document.hidden) return
  const away = [...document.querySelectorAll<HTMLElement>('main > *')]
  for (const { style } of away) style.contentVisibility = 'hidden'
  const seen = screens * innerHeight
  for (let end = 0; end < seen; ) {
    const next = away.shift()
    if (!next) return
    next.style.contentVisibility = ''
    end = next.getBoundingClientRect().bottom + scrollY
  }
  for (const { style } of away) style.containIntrinsicSize = size
  await painted()
  for (const { style } of away) style.contentVisibility = 'auto'
  // It is being scrolled to its top, by nobody.
  await bringBack(away, acts)
}

/** Part by part while nobody does anything, all of them at once as soon as somebody does. */
async function bringBack(away: HTMLElement[], acts: readonly string[]) {
  if (!away.length) return
  const done = new AbortController()
  const bring = (parts: HTMLElement[]) => {
    for (const { style } of parts) style.contentVisibility = style.containIntrinsicSize = ''
    if (!away.length) done.abort()
  }
  const options = { signal: done.signal, capture: true, passive: true }
  for (const act of acts) addEventListener(act, () => bring(away.splice(0)), options)
  while (away.length) {
    await new Promise(whenIdle)
    bring(away.splice(0, 1))
  }
}

function isAway(part: HTMLElement) {
  const { top, bottom } = part.getBoundingClientRect()
  return bottom < 0 || top > innerHeight
}

// Asked for late: the server draws pages by modules that import this one.
const whenIdle = (then: (_: unknown) => void) => (window.requestIdleCallback ?? setTimeout)(then)
