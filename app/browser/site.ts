import type { FormResult } from '#forms/result.ts'
import lateSheet from '../styles/late.css?url'
import withScriptsSheet from '../styles/with-scripts.css?inline'
import { adoptSheet } from './adopt-sheet.ts'
import { enhanceBackToTop } from './back-to-top.ts'
import { enhanceCarousel, enhanceSlider } from './carousel.ts'
import { enhanceCountdown } from './countdown.ts'
import { enhanceCounter } from './counters.ts'
import { enhanceCurrency } from './currency.ts'
import { enhanceDrafts } from './drafts.ts'
import { hasChosen } from './has-chosen.ts'
import { type IslandName, islands } from './islands.ts'
import { enhanceLike } from './like.ts'
import { enhanceMenu } from './menu.ts'
import { painted } from './painted.ts'
import { passPicturesOnly } from './pass-pictures.ts'
import { watchPictures } from './pictures.ts'
import { prefetchPointedAt } from './prefetch.ts'
import { enhanceScheme } from './scheme.ts'
import { loadTypefaces } from './typefaces.ts'
import { countUnseenView } from './views.ts'

const root = document.documentElement
const one = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)
const all = <E extends HTMLElement>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<E>(selector),
]

adoptSheet(withScriptsSheet)

const menu = one('#menu')
if (menu) enhanceMenu(menu)
const toTop = one('.back-to-top')
if (toTop) enhanceBackToTop(toTop)
enhanceScheme(one('.light-switch') ?? undefined)
for (const scroller of all('[data-carousel]')) {
  const links = scroller.parentElement ? all('nav > a', scroller.parentElement) : []
  enhanceCarousel(scroller, links)
}
for (const slider of all('[data-slider]')) {
  const row = slider.querySelector('ul')
  if (row) enhanceSlider(row, all('button', slider))
}
if (one('[data-picture]')) passPicturesOnly()
for (const figure of all('[data-ms]')) enhanceCounter(figure)
for (const timer of all('[data-until]')) enhanceCountdown(timer)
const like = one('.likes')
const [words, button] = like ? all('span, button', like) : []
if (words && button) enhanceLike(button, words)
const currencies = one('.currency-switch')
enhanceCurrency(
  currencies ? all<HTMLButtonElement>('button', currencies) : [],
  currencies?.dataset.question,
)
const choices = one<HTMLAnchorElement>('[data-choices]')
if (choices) enhanceChoices(choices)

function enhanceChoices(link: HTMLAnchorElement) {
  const load = untilDone(() => loadIsland(fetchData(link.dataset.choices)))
  link.addEventListener('click', async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      const { props, Component, mount } = await load()
      const { remove } = mount(Component as never, { ...props, onClose: () => remove() } as never)
    } catch {
      location.assign(link.href)
    }
  })
}

interface IslandData {
  island: IslandName
  files: string[]
  props: object
}

const result: FormResult | null = JSON.parse(one('#result')?.textContent ?? 'null')
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      target.dispatchEvent(new Event('graaand:near', { bubbles: true }))
    }
  },
  { rootMargin: '75%' },
)
for (const [place, element] of all('is-land').entries()) prepareIsland(element, place)

function prepareIsland(element: HTMLElement, place: number) {
  const { island: address, now } = element.dataset
  // Fetches the code early, without running it.
  const prepare = untilDone(() => fetchData(address))
  const start = untilDone(async () => {
    // Paints the pressed control first, because a slow phone needs long to run the code.
    const [data] = await Promise.all([prepare(), painted()])
    const { props, Component, hydrateIsland } = await loadIsland(data)
    await hydrateIsland(element, Component as never, props as never, place, result)
    element.dataset.ready = ''
    element.dispatchEvent(new Event('graaand:settled', { bubbles: true }))
  })
  const hint = () => void prepare().catch(() => {})
  element.addEventListener('graaand:near', hint)
  // Only fetches, because starting React here would delay the click that follows.
  element.addEventListener('pointerdown', hint, { passive: true })
  const wish = () => {
    start().catch(() => element.dispatchEvent(new Event('graaand:settled', { bubbles: true })))
  }
  for (const sign of ['focusin', 'graaand:wanted']) {
    element.addEventListener(sign, wish, { passive: true })
  }
  // Safari does not focus a button that is clicked.
  element.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a, button, input, label, select, textarea')) wish()
  })
  if (now === 'fragment') {
    for (const sign of ['pointermove', 'keydown', 'scroll']) {
      document.addEventListener(sign, wish, { once: true, passive: true })
    }
  }
  const box = element.firstElementChild
  if (box) near.observe(box)
  const isAsked = result || element.ariaBusy === 'true' || element.contains(document.activeElement)
  if (isAsked || (now && isUrgent(now))) wish()
}

if (!isUrgent('fragment')) delete root.dataset.awaited
enhanceDrafts(all<HTMLFormElement>('form[data-draft]'))
watchPictures()
prefetchPointedAt()
if (import.meta.env.FORMS !== 'emailjs') countUnseenView()
bringLateSheetOnce()
void loadTypefaces()
// The next page scrolls smoothly from this height to its top (app/browser/boot.js).
const heightKey = 'graaand:hauteur'
addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(heightKey, String(Math.min(scrollY, innerHeight / 2)))
  } catch {}
})
root.dataset.ready = ''
root.dispatchEvent(new Event('graaand:settled', { bubbles: true }))
document.dispatchEvent(new Event('graaand:ready'))

/**
 * Loads the late sheet at the first pointer move, popover or key with Ctrl, because printing starts with one of them.
 * The browser would not wait for the sheet when it prints.
 */
function bringLateSheetOnce() {
  const asked = new AbortController()
  const bring = (event?: Event) => {
    if (event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey) return
    asked.abort()
    insertLink({ rel: 'stylesheet', href: lateSheet })
    insertLink({ rel: 'manifest', href: '/site.webmanifest' })
  }
  for (const sign of ['pointermove', 'beforetoggle', 'keydown']) {
    document.addEventListener(sign, bring, { signal: asked.signal, capture: true })
  }
  if (one(':popover-open')) bring()
}

/** Returns a function that starts `work`, unless it runs or has succeeded: a failure is forgotten. */
function untilDone<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= work().catch((error) => {
      running = undefined
      throw error
    })
    return running
  }
}

/**
 * Fetches the props of an island and the files of its code, without running them.
 *
 * The files are fetched before they are preloaded and imported, because Firefox remembers a failure of either as
 * long as the page is open.
 */
async function fetchData(address = ''): Promise<IslandData> {
  const data: IslandData = JSON.parse(await (await fetchTwice(address)).text())
  await Promise.all(data.files.map(fetchTwice))
  for (const href of data.files) {
    const link = insertLink({ rel: 'modulepreload', href, fetchPriority: 'low' })
    link.onload = () => link.remove()
  }
  return data
}

async function loadIsland(data: IslandData | Promise<IslandData>) {
  const { island, props } = await data
  const [Component, react] = await Promise.all([islands[island](), import('./react.tsx')])
  return { props, Component, ...react }
}

/** Fetches a whole file, at most twice. */
function fetchTwice(address: string): Promise<Blob> {
  const whole = async () => {
    const signal = AbortSignal.timeout(30_000)
    const response = await fetch(address, { priority: 'low', signal })
    if (!response.ok) throw new Error(`${address}: ${response.status}`)
    return response.blob()
  }
  return whole().catch(whole)
}

/** Whether the island must start at once, because it depends on state that only the browser knows. */
function isUrgent(why: string): boolean {
  const fragment = location.hash.slice(1)
  const isUnanswered = import.meta.env.FORMS === 'emailjs' && location.search !== ''
  switch (why) {
    case 'fragment':
      return isUnanswered || (fragment !== '' && !document.getElementById(fragment))
    case 'quote':
      return isUnanswered || fragment.startsWith('apercus=')
    case 'choices':
      return hasChosen()
    default:
      return isUnanswered
  }
}

function insertLink(attributes: Partial<HTMLLinkElement>) {
  const link = Object.assign(document.createElement('link'), attributes)
  document.head.append(link)
  return link
}
