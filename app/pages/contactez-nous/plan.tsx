import { useEffect, useRef } from 'react'
import { mapWords } from '#content/consent.ts'
import { buildSettings } from '../../build-settings.ts'
import { drawGoogleMap } from './google-map.ts'
import './contactez-nous.css'

export const meta = () => [{ title: mapWords.frame }, { name: 'robots', content: 'noindex' }]

/**
 * What the frame on /contactez-nous holds: Google's map, alone in a document whose policy lets
 * Google's scripts and styles in, so that no page's has to (docs/decisions).
 */
export default function MapFrame() {
  const place = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!place.current) return
    const tell = (state: 'success' | 'failure') => parent.postMessage(state, location.origin)
    // Google calls it, late, when it refuses the key.
    Object.assign(window, { gm_authFailure: () => tell('failure') })
    drawGoogleMap(place.current, buildSettings.mapsKey, mapWords.marker).then(
      () => tell('success'),
      () => tell('failure'),
    )
  }, [])

  return <main className="map-frame" ref={place} />
}
