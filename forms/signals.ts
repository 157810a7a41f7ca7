/**
 * What a form carries beside its fields, to tell programs from people: wire names of
 * server/http/forms.ts and app/lead-form/.
 */
export const signals = {
  /** A field that people cannot see, and that browsers have no habit of filling in. */
  decoy: 'subject',
  /** Milliseconds that the page was open; only our script sends it. */
  openFor: 'open-for',
  /** The answer to a challenge; only our script sends it. */
  proof: 'proof',
} as const
