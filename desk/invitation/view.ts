/** An invitation that may be used; null: any other, whatever became of it. */
export type InvitationView = {
  /** First name of who is invited. */
  firstName: string
  /** Who invited; null: the agency's command. */
  invitedBy: string | null
  /** Milliseconds since 1970. */
  expiresAt: number
  /** Whether keys that they have stop working. */
  replaces: boolean
  /** Public origin, to which keys belong; undefined: the address that was opened. */
  site: string | undefined
} | null
