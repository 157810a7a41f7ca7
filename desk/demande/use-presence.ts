import { useEffect, useRef, useState } from 'react'
import type { RequestView } from '#server/http/desk/demande/request-view.ts'
import { usePost } from '../ui/post-form.tsx'
import { type Draft, memoryOf, onDraft } from './drafts.ts'

const heartbeatInterval = 12_000
const rest = 1_500

/** Why the server has not stored the text; `unconfirmed`: the text was posted, but no response was received. */
export type Loss = 'network' | 'server' | 'unconfirmed' | 'session' | 'erased' | 'too long' | null

export function lossOf(status: number): Loss {
  if (status === 0 || status === 408) return 'network'
  if (status === 401) return 'session'
  return status === 404 ? 'erased' : null
}

/** Posts heartbeats, which contain an unsaved draft; returns the other people on this request. */
export function usePresence({ reference, personId, others: first }: RequestView) {
  const post = usePost()
  const latest = useRef(post)
  const [others, setOthers] = useState(first)
  const [version, setVersion] = useState(0)
  const [loss, setLoss] = useState<Loss>(null)

  useEffect(() => {
    latest.current = post
  })
  useEffect(() => {
    const memory = memoryOf(personId, reference)
    const address = `/bureau/demandes/${reference}/presence`
    let unsaved: Draft | null | undefined
    let pending: number | undefined
    // Posts one heartbeat at a time, so that an older text never overwrites a newer one.
    let line: Promise<void> = Promise.resolve()

    function report() {
      clearTimeout(pending)
      line = line.then(postHeartbeat)
    }

    async function postHeartbeat() {
      const reported = unsaved
      const fields: Record<string, string> =
        reported === undefined ? {} : reported ? { writes: 'oui', ...reported } : { writes: 'non' }
      const { status, data } = await latest.current(address, fields)
      if (status === 200) {
        const { others, version } = data as Pick<RequestView, 'others' | 'version'>
        if (unsaved === reported) {
          unsaved = undefined
          memory.forget()
        }
        setOthers(others)
        setVersion(version)
      }
      const loss = status === 413 ? 'too long' : status >= 500 ? 'server' : lossOf(status)
      const isPassing = loss === null || loss === 'network' || loss === 'server'
      const isNews = (last: Loss) => last !== 'unconfirmed' || !isPassing
      if (loss || status === 200) setLoss((last) => (isNews(last) ? loss : last))
    }

    const stopHearing = onDraft((news) => {
      clearTimeout(pending)
      if ('sent' in news) {
        unsaved = null
        memory.forget()
        return report()
      }
      const { draft } = news
      unsaved = draft.text.trim() ? draft : null
      memory.write(draft)
      pending = window.setTimeout(report, rest)
    })
    report()
    const timer = setInterval(report, heartbeatInterval)
    window.addEventListener('online', report)
    window.addEventListener('offline', report)
    return () => {
      clearInterval(timer)
      clearTimeout(pending)
      stopHearing()
      window.removeEventListener('online', report)
      window.removeEventListener('offline', report)
    }
  }, [reference, personId])

  return { others, version, loss, setLoss }
}
