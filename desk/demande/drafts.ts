/** An answer being written. */
export interface Draft {
  subject: string
  text: string
}

/** A draft to store, or the end of a draft because it was sent. */
type News = { draft: Draft } | { sent: true }

const news = new EventTarget()

export const draftChanged = (draft: Draft) => tell({ draft })
export const draftSent = () => tell({ sent: true })

function tell(detail: News) {
  news.dispatchEvent(new CustomEvent<News>('draft', { detail }))
}

/** @returns a function that unsubscribes */
export function onDraft(hear: (news: News) => void): () => void {
  const listen = (event: Event) => hear((event as CustomEvent<News>).detail)
  news.addEventListener('draft', listen)
  return () => news.removeEventListener('draft', listen)
}

/**
 * Keeps unconfirmed text in the tab's session storage, so that an ended session, a lost network or a reload
 * loses nothing. Cleared on confirmation.
 */
export function memoryOf(personId: string, reference: string) {
  const key = `bureau ${personId} ${reference}`
  return {
    read(): Draft | undefined {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? '') as Draft
      } catch {
        return undefined
      }
    },
    write(draft: Draft) {
      try {
        sessionStorage.setItem(key, JSON.stringify(draft))
      } catch {
        // Storage is full or forbidden; the field still has the text.
      }
    },
    forget: () => sessionStorage.removeItem(key),
  }
}
