import { tabMemory } from '../ui/tab-memory.ts'

export interface Draft {
  subject: string
  text: string
}

type News = { draft: Draft } | { sent: true }

const news = new EventTarget()

export const draftChanged = (draft: Draft) => tell({ draft })
export const draftSent = () => tell({ sent: true })

function tell(detail: News) {
  news.dispatchEvent(new CustomEvent<News>('draft', { detail }))
}

export function onDraft(hear: (news: News) => void): () => void {
  const listen = (event: Event) => hear((event as CustomEvent<News>).detail)
  news.addEventListener('draft', listen)
  return () => news.removeEventListener('draft', listen)
}

export const memoryOf = (personId: string, reference: string) =>
  tabMemory<Draft>(`bureau ${personId} ${reference}`)
