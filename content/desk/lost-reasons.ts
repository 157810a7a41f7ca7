/** Why a request is lost: what is kept, and what people of the agency read. */
export const lostReasons = {
  price: 'Le prix',
  delay: 'Le délai',
  competitor: 'Un autre prestataire',
  silence: 'Sans nouvelles',
  'other-trade': 'Hors de notre métier',
  other: 'Autre',
} as const

export type LostReason = keyof typeof lostReasons

/** The words of a reason; one that nobody knows any more says itself. */
export function lostReasonWords(reason: string): string {
  return Object.hasOwn(lostReasons, reason) ? lostReasons[reason as LostReason] : reason
}
