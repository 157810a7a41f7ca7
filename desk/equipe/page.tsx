import type { PeopleView } from './view.ts'

export function PeoplePage({ view }: { view: PeopleView }) {
  return <h1>{view.title}</h1>
}
