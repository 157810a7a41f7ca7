/** The same for every visitor, so the page reveals nothing about accounts. */
export interface SignInView {
  /** Public origin of the passkeys; undefined means the page's origin. */
  site: string | undefined
}
