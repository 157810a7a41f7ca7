import { keptCurrency } from '../../pages/tarifs/currency/kept-currency.ts'
import awakeSheet from '../../styles/after-hydration.css?inline'
import printSheet from '../../styles/print.css?inline'
import type { BootData } from '../boot/boot.tsx'
import { adoptSheet } from './adopt-sheet.ts'
import { watchPictures } from './pictures.ts'
import { loadTypefaces } from './typefaces.ts'

// What only an awake page draws, and what only paper shows: no document had to bring their rules. Before
// anybody waits for them: a slow phone styles and paints the page once more, for 50 ms.
adoptSheet(awakeSheet + printSheet)

/**
 * Fetches what the page will want, once its words are painted and the browser is idle: before, all
 * this would share the line with them. Called by loader.js.
 */
export function preload({ preloads }: BootData) {
  loadTypefaces()
  watchPictures()
  // In a task of its own: on a slow phone, all at once would keep a finger waiting.
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
 * A page with something that cannot wait for a gesture says so: a countdown, or prices, for whom
 * `data-wake` says where the visitor's country is asked (app/pages/tarifs/currency/use-currency.ts).
 *
 * @param start runs the page's modules
 */
export function wake(boot: BootData, start: () => void) {
  const sleeper = document.querySelector<HTMLElement>('[data-wake]')
  if (!sleeper) return
  const question = sleeper.dataset.wake
  if (!question) return start()
  const kept = keptCurrency()
  if (kept === 'tnd') start()
  if (kept) return
  boot.country = fetch(question)
  boot.country
    .then((answer) => answer.clone().json())
    .then(({ country_code }) => country_code === 'TN' && start(), start)
}
