/** Runs inside the frame on /contactez-nous. */
import { drawGoogleMap } from '../pages/contactez-nous/google-map.ts'

const place = document.querySelector<HTMLElement>('.map-frame')
const tell = (state: 'started' | 'success' | 'failure') =>
  parent.postMessage(state, location.origin)

if (place) {
  tell('started')
  Object.assign(window, { gm_authFailure: () => tell('failure') })
  lendStorage()
  drawGoogleMap(place, JSON.parse(place.dataset.map ?? '')).then(
    () => tell('success'),
    () => tell('failure'),
  )
}

/** Replaces storage and cookies by values in memory, because in a sandbox access to them throws in Google's script. */
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
