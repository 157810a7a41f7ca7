import type { RequestsView } from './view.ts'

export function RequestsPage({ view }: { view: RequestsView }) {
  return <h1>{view.title}</h1>
}
