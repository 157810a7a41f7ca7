import { meetingPlaces, places } from './quote.ts'
import { clientKinds } from './terms.ts'

export const choices = {
  seller: { FR: 'La société française', TN: 'La société tunisienne' },
  kind: clientKinds,
  place: places,
  where: meetingPlaces,
  currency: { euro: 'Euros', tnd: 'Dinars' },
  exempt: { '': 'Au taux de chaque ligne', oui: 'Franchise (article 293\u00a0B)' },
} as const satisfies Record<string, Readonly<Record<string, string>>>
