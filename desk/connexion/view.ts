/** The same for everybody: who is outside learns nothing. */
export type SignInView = Record<string, never>
