/** A valid invitation; null for any other, without the reason. */
export type InvitationView = {
  firstName: string
  /** Name of the inviter; null for the command. */
  invitedBy: string | null
  /** Milliseconds since 1970. */
  expiresAt: number
  /** Whether existing keys stop working. */
  replaces: boolean
  /** Public origin of the passkeys; undefined: the page's origin. */
  site: string | undefined
} | null
