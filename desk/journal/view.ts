/** What the page is given. */
export interface JournalView {
  title: string
}
