/** The same for everybody: who is outside learns nothing. */
export interface SignInView {
  /** Public origin, to which keys belong; undefined: the address that was opened. */
  site: string | undefined
}
