/**
 * What a form carries beside its fields, to distinguish people from programs: wire names of
 * server/http/forms.ts and app/lead-form/.
 */
export const signals = {
  /** A field that people cannot see, and that browsers have no habit of filling in. */
  honeypot: 'subject',
  /** Milliseconds that the page was open; only our script sends it. */
  timeOnPage: 'open-for',
  /** The answer to a challenge; only our script sends it. */
  proof: 'proof',
} as const
