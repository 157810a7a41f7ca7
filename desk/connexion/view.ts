/** What the page is given. */
export interface SignInView {
  title: string
}
