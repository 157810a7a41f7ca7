/** What the frame on /contactez-nous runs: Google's map, in a document of its own. */
import { drawGoogleMap } from '../pages/contactez-nous/google-map.ts'

const place = document.querySelector<HTMLElement>('.map-frame')
const tell = (state: 'success' | 'failure') => parent.postMessage(state, location.origin)

if (place) {
  // Google calls it, late, when it refuses the key.
  Object.assign(window, { gm_authFailure: () => tell('failure') })
  lendStorage()
  drawGoogleMap(place, JSON.parse(place.dataset.map ?? '')).then(
    () => tell('success'),
    () => tell('failure'),
  )
}

/**
 * In a sandbox the browser refuses storage and cookies by throwing, and Google's script has been seen
 * to read them unguarded: it finds empty ones, which last as long as the frame.
 */
function lendStorage() {
  if (origin !== 'null') return
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: storageInMemory() })
  }
  Object.defineProperty(document, 'cookie', { value: '', writable: true })
}

function storageInMemory(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, String(text)),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}
