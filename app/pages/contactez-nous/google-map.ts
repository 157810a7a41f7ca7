import { Loader } from '@googlemaps/js-api-loader'
import type { googleMap } from '#content/constants.ts'

type Map = typeof googleMap & {
  key: string
  title: string
}

/**
 * The loader tries four times; after failure n it logs the failure and waits n × 2ⁿ ms.
 *
 * @param place element that the map fills
 * @throws the loader's reason, after its last attempt
 * Spec: S-29, S-30
 */
export async function drawGoogleMap(
  place: HTMLElement,
  { key, title, latitude, longitude, zoom, minZoom }: Map,
): Promise<void> {
  const loader = new Loader({ apiKey: key, version: 'weekly', language: 'fr', region: 'FR' })
  await loader.load()
  const { Map: GoogleMap } = await google.maps.importLibrary('maps')
  const { Marker } = await google.maps.importLibrary('marker')
  const position = { lat: latitude, lng: longitude }
  const map = new GoogleMap(place, {
    center: position,
    zoom,
    minZoom,
    // Scrolling the page must not zoom the map.
    gestureHandling: 'cooperative',
    mapTypeControl: false,
    streetViewControl: false,
  })
  new Marker({ map, position, title })
}
