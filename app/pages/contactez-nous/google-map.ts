import { Loader } from '@googlemaps/js-api-loader'
import type { googleMap } from '#content/constants.ts'

type Map = typeof googleMap & {
  /** Of the Maps service; may be empty. */
  key: string
  /** Of the marker. */
  title: string
}

/**
 * Loads Google's script and draws the map with its one marker. The spec's loader tries four times,
 * waits n × 2ⁿ ms after the nth failure, and says so in the console.
 *
 * @param place element that the map fills
 * @throws what the loader gave as the reason, once it has given up
 * Spec: S-29, S-30
 */
export async function drawGoogleMap(
  place: HTMLElement,
  { key, title, latitude, longitude, zoom, minZoom }: Map,
): Promise<void> {
  const loader = new Loader({ apiKey: key, version: 'weekly', language: 'fr', region: 'FR' })
  // Not importLibrary, which gives up at the first failure.
  await loader.load()
  const { Map: GoogleMap } = await google.maps.importLibrary('maps')
  const { Marker } = await google.maps.importLibrary('marker')
  const position = { lat: latitude, lng: longitude }
  const map = new GoogleMap(place, {
    center: position,
    zoom,
    minZoom,
    // Whoever scrolls past must not zoom instead.
    gestureHandling: 'cooperative',
    mapTypeControl: false,
    streetViewControl: false,
  })
  // The newer kind of marker wants the identifier of a map kept at Google's.
  new Marker({ map, position, title })
}
