import { useCallback, useEffect, useRef, useState } from 'react'
import type { NewsView, RequestsView } from './view.ts'

const retryAfter = 8

type Connection =
  | { kind: 'open' }
  | { kind: 'lost'; since: number; left: number }
  | { kind: 'ended' }

export function useNews({ since, references }: RequestsView['known']) {
  const [news, setNews] = useState<NewsView>({ count: 0, first: '' })
  const [connection, setConnection] = useState<Connection>({ kind: 'open' })
  const source = useRef<EventSource>(undefined)
  const address = `/bureau/flux?${new URLSearchParams({ depuis: String(since), vues: references.join() })}`

  const connect = useCallback(() => {
    source.current?.close()
    const stream = new EventSource(address)
    source.current = stream
    stream.onopen = () => setConnection({ kind: 'open' })
    stream.addEventListener('nouvelles', ({ data }) => setNews(JSON.parse(data)))
    stream.addEventListener('fin', () => {
      stream.close()
      setConnection({ kind: 'ended' })
    })
    stream.onerror = () => {
      stream.close()
      setConnection((before) => ({
        kind: 'lost',
        since: before.kind === 'lost' ? before.since : Date.now(),
        left: retryAfter,
      }))
      fetch('/bureau', { method: 'HEAD' }).then(
        ({ status }) => status === 401 && setConnection({ kind: 'ended' }),
        () => {},
      )
    }
  }, [address])

  useEffect(() => {
    connect()
    return () => source.current?.close()
  }, [connect])

  const left = connection.kind === 'lost' ? connection.left : undefined
  useEffect(() => {
    if (left === undefined) return
    if (left === 0) return connect()
    const timer = setTimeout(
      () => setConnection((now) => (now.kind === 'lost' ? { ...now, left: left - 1 } : now)),
      1_000,
    )
    return () => clearTimeout(timer)
  }, [left, connect])

  return { news, connection, retry: connect }
}
