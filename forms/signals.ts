/**
 * Additional fields that distinguish people from programs, shared by server/http/forms.ts and app/lead-form/.
 */
export const signals = {
  /** A hidden field with a name that browsers do not autofill. */
  honeypot: 'subject',
  /** Milliseconds that the page was open; sent only by the site's script. */
  timeOnPage: 'open-for',
  proof: 'proof',
} as const
