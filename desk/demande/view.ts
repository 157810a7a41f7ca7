/** What the page is given. */
export interface RequestView {
  title: string
}
