import type { RequestView } from './view.ts'

export function RequestPage({ view }: { view: RequestView }) {
  return <h1>{view.title}</h1>
}
