import type { FiguresView } from './view.ts'

export function FiguresPage({ view }: { view: FiguresView }) {
  return <h1>{view.title}</h1>
}
