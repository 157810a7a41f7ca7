import { googleMap } from '#content/constants.ts'
import type { Content } from '#content/documents/documents.ts'
import { buildSettings } from '../../build-settings.ts'
import { useContent } from '../../render/content.ts'
import contactezNousSheet from './contactez-nous.css?inline'

export const sheets = [contactezNousSheet]

export const bare = true

export const meta = ({ consent }: Content) => [
  { title: consent.map.frame },
  { name: 'robots', content: 'noindex' },
]

/**
 * Only this document's policy allows Google's scripts and styles (docs/decisions).
 * app/browser/plan.ts runs in it.
 */
export default function MapFrame() {
  const { marker } = useContent().consent.map
  const map = { ...googleMap, key: buildSettings.mapsKey, title: marker }
  return <main className="map-frame" data-map={JSON.stringify(map)} />
}
