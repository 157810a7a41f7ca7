import { type Currency, defaultCurrency } from '#content/catalogue/currency.ts'
import hydratedSheet from '../../styles/after-hydration.css?inline'
import lateSheet from '../../styles/late.css?url'
import type { BootData } from '../boot-data.ts'
import { adoptSheet } from './adopt-sheet.ts'
import { chosenCurrency, currencyHere } from './currency.ts'
import { watchPictures } from './pictures.ts'
import { loadTypefaces } from './typefaces.ts'

// What only a hydrated page draws: no document had to bring its rules. Before anybody waits for it: a slow
// phone styles and paints the page once more, for 50 ms.
adoptSheet(hydratedSheet)

// What nobody sees before they point, ask or print is asked for with the first sign of it. Keys that print
// are pressed with one of these two; a browser that prints does not wait.
const late = new AbortController()
for (const sign of ['pointermove', 'beforetoggle', 'keydown']) {
  document.addEventListener(sign, bringLateSheet, { signal: late.signal, capture: true })
}
// An explanation may have been asked for before this came.
if (document.querySelector(':popover-open')) bringLateSheet()

function bringLateSheet(event?: Event) {
  if (event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey) return
  late.abort()
  insertLink({ rel: 'stylesheet', href: lateSheet })
}

/**
 * Fetches what the page will want, once its words are painted and the browser is idle: before, all
 * this would share the line with them. Called by the inline script.
 */
export async function preload({ preloads }: BootData) {
  watchPictures()
  // On a slow phone, all at once would keep a finger waiting.
  await loadTypefaces()
  ;(window.requestIdleCallback ?? setTimeout)(() => {
    for (const href of preloads) {
      const link = insertLink({ rel: 'modulepreload', href, fetchPriority: 'low' })
      // Once fetched, it is only weight in the document.
      link.onload = link.onerror = () => link.remove()
    }
    // For whoever keeps the site on a home screen.
    insertLink({ rel: 'manifest', href: '/site.webmanifest' })
  })
}

function insertLink(attributes: Partial<HTMLLinkElement>) {
  const link = Object.assign(document.createElement('link'), attributes)
  document.head.append(link)
  return link
}

/**
 * Who chose another currency than the one pages are served in has its prices in the menu of every
 * page. Otherwise, a page with something that cannot wait for a gesture says so: a countdown, or prices,
 * for whom `data-hydrate` says where the visitor's country is asked (app/pages/tarifs/currency/).
 *
 * @param start runs the page's modules
 */
export function hydrateIfUrgent(start: () => void) {
  const startIfOther = (currency: Currency) => {
    if (currency !== defaultCurrency) start()
  }
  const chosen = chosenCurrency.read()
  if (chosen) startIfOther(chosen)
  const question = document.querySelector<HTMLElement>('[data-hydrate]')?.dataset.hydrate
  if (question === '') start()
  // React says what went wrong.
  if (question && !chosen) currencyHere(question).then(startIfOther, start)
}
