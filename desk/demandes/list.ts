import { listenKeys } from '../ui/listen-keys.ts'
import { currentRow, moveToRow } from '../ui/place.ts'
import { post } from '../ui/post.ts'
import { create, say } from '../ui/say.ts'
import { tokenOfPage } from '../ui/token-of-page.ts'
import { followDelays } from './follow-delays.ts'
import { followNews } from './news.ts'
import type { ListData } from './view.ts'

const one = (id: string) => document.getElementById(id) as HTMLElement

const { known, clock }: ListData = JSON.parse(one('liste').textContent)
keepHeight(one('annonces'))
followNews(known, { news: one('nouvelles'), connection: one('connexion') })
followDelays(clock, one('promesses'))
showChosenFilter()

listenKeys(() => ({
  j: () => moveToRow(1),
  k: () => moveToRow(-1),
  p: take,
  r: () => {
    const reference = currentRow()?.dataset.reference
    if (reference) location.assign(`/bureau/demandes/${reference}#repondre`)
  },
  u: () => location.assign('/bureau'),
  '/': () => one('chercher').focus(),
}))

async function take() {
  const { reference, version = '' } = currentRow()?.dataset ?? {}
  if (!reference) return
  const line = one('prise')
  say(line, 'alert', [])
  const address = `/bureau/demandes/${reference}/prendre`
  const { status } = await post(address, { version }, tokenOfPage())
  if (status === 200) return location.reload()
  const words = create('b', `La demande ${reference} n’a pas été prise.`)
  say(line, 'alert', [words, ' Rechargez la liste, puis réessayez.'])
}

/** Keeps the rows in their place when announcements appear above them. */
function keepHeight(box: HTMLElement) {
  let last: number | undefined
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.contentRect.height ?? 0
    // Before paint, so that the rows never jump.
    if (last !== undefined) scrollBy(0, height - last)
    last = height
  })
  observer.observe(box)
}

function showChosenFilter() {
  const box = document.querySelector('.filters')
  const chosen = box?.querySelector('[aria-current]')
  // `scrollIntoView` would scroll the page too, and lose the place that Back restores.
  if (box && chosen)
    box.scrollBy(chosen.getBoundingClientRect().right - box.getBoundingClientRect().right, 0)
}
