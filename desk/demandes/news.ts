import { formatHour } from '#quotes/dates.ts'
import { create, createButton, createLink, say, sayAside } from '../ui/say.ts'
import type { ListData, NewsView } from './view.ts'

/** Seconds between two attempts to connect. */
const retryAfter = 8
/** Milliseconds in which a page that a person leaves is gone; its stream ends before. */
const leaving = 200

/** Announces new requests, a lost connection and the end of the session. */
export function followNews(
  { since, references }: ListData['known'],
  lines: { news: HTMLElement; connection: HTMLElement },
) {
  const address = `/bureau/flux?${new URLSearchParams({ depuis: String(since), vues: references.join() })}`
  let stream: EventSource
  let lostAt: number | undefined
  let timer: number | undefined

  function connect() {
    clearTimeout(timer)
    stream?.close()
    stream = new EventSource(address)
    stream.onopen = () => {
      lostAt = undefined
      say(lines.connection, 'alert', [])
      sayAside(lines.connection, '')
    }
    stream.addEventListener('nouvelles', ({ data }) => sayNews(lines.news, JSON.parse(data)))
    stream.addEventListener('fin', end)
    stream.onerror = () => {
      stream.close()
      timer = window.setTimeout(lose, leaving)
    }
  }

  function lose() {
    lostAt ??= Date.now()
    sayLost(lines.connection, lostAt, connect)
    count(retryAfter)
    fetch('/bureau', { method: 'HEAD' }).then(
      ({ status }) => status === 401 && end(),
      () => {},
    )
  }

  function count(left: number) {
    sayAside(lines.connection, `Nouvel essai dans ${left}\u00a0s.`)
    timer = window.setTimeout(() => (left > 1 ? count(left - 1) : connect()), 1_000)
  }

  function end() {
    clearTimeout(timer)
    stream.close()
    const words = [create('b', 'Votre session a pris fin.')]
    say(lines.connection, 'alert', words, [createLink('/bureau', 'Se reconnecter')])
    sayAside(lines.connection, '')
  }

  connect()
}

function sayNews(line: HTMLElement, { count, first }: NewsView) {
  if (count === 0) return say(line, 'fresh', [])
  const isOne = count === 1
  const words = [
    create('b', isOne ? '1 nouvelle demande' : `${count} nouvelles demandes`),
    isOne ? '\u00a0: ' : ', la dernière\u00a0: ',
    create('bdi', first),
    '.',
  ]
  say(line, 'fresh', words, [createLink('/bureau', isOne ? 'L’afficher' : 'Les afficher')])
}

function sayLost(line: HTMLElement, since: number, retry: () => void) {
  const words = [
    create('b', `Connexion perdue à ${formatHour(since)}.`),
    ' La liste date de ce moment. Vous pouvez lire\u00a0; rien ne peut être envoyé.',
  ]
  say(line, 'alert', words, [createButton('Réessayer', retry)])
}
