import { useEffect, useRef } from 'react'
import { mapWords } from '#content/consent.ts'
import { buildSettings } from '../../build-settings.ts'
import { drawGoogleMap } from './google-map.ts'
import './contactez-nous.css'

export const meta = () => [{ title: mapWords.frame }, { name: 'robots', content: 'noindex' }]

/**
 * What the frame on /contactez-nous holds: Google's map, alone in a document whose policy lets
 * Google's scripts and styles in, so that no page's has to, and keeps them away from every page
 * (docs/decisions).
 */
export default function MapFrame() {
  const place = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!place.current) return
    const tell = (state: 'success' | 'failure') => parent.postMessage(state, location.origin)
    // Google calls it, late, when it refuses the key.
    Object.assign(window, { gm_authFailure: () => tell('failure') })
    lendStorage()
    drawGoogleMap(place.current, buildSettings.mapsKey, mapWords.marker).then(
      () => tell('success'),
      () => tell('failure'),
    )
  }, [])

  return <main className="map-frame" ref={place} />
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
