export type InvitationView = {
  firstName: string
  invitedBy: string | null
  /** Milliseconds since 1970. */
  expiresAt: number
  replaces: boolean
  site: string | undefined
} | null
