/** What somebody is writing, on its way from the field to the server. */
export interface Draft {
  subject: string
  text: string
}

/** Written, to be kept; or sent, and no draft any more. */
type News = { draft: Draft } | { sent: true }

const news = new EventTarget()

export const draftChanged = (draft: Draft) => tell({ draft })
export const draftSent = () => tell({ sent: true })

function tell(detail: News) {
  news.dispatchEvent(new CustomEvent<News>('draft', { detail }))
}

/** @returns what ends it */
export function onDraft(hear: (news: News) => void): () => void {
  const listen = (event: Event) => hear((event as CustomEvent<News>).detail)
  news.addEventListener('draft', listen)
  return () => news.removeEventListener('draft', listen)
}

/**
 * What the server has not confirmed stays in this tab: a session that ended, a network that went and a
 * reload take nothing along. It goes once it is confirmed, and with the tab.
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
        // Too long, or forbidden by the browser: the field has it.
      }
    },
    forget: () => sessionStorage.removeItem(key),
  }
}
