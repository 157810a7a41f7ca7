/** Equal for every visitor, so it reveals nothing. */
export interface SignInView {
  /** Public origin of the passkeys; undefined: the page's origin. */
  site: string | undefined
}
