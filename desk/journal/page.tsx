import type { JournalView } from './view.ts'

export function JournalPage({ view }: { view: JournalView }) {
  return <h1>{view.title}</h1>
}
