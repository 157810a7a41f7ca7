/** What the page is given. */
export interface FiguresView {
  title: string
}
