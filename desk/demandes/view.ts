/** What the page is given. */
export interface RequestsView {
  title: string
}
