/** What the page is given. */
export interface PeopleView {
  title: string
}
