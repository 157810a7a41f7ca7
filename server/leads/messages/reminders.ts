import { agencyCalendar } from '#content/company/calendar.ts'
import { reminderMail } from '#content/company/mail.ts'
import type { ContentHolder } from '#content/documents/documents.ts'
import type { Channel } from '../../channels/channel.ts'
import type { Clock } from '../../clock.ts'
import type { Log } from '../../log.ts'
import type { Store } from '../../store/store.ts'
import { addWorkingTime, isAtWork } from '../../working-hours.ts'
import { answerChannel } from './answer.ts'

/** Milliseconds between two checks. */
const checkInterval = 60_000

interface Tools {
  content: ContentHolder
  store: Store
  channels: readonly Channel[]
  clock: Clock
  log: Log
  agency: string
  onDue: () => void
}

/**
 * Queues each due reminder once, over all instances: to the agency when it opens on that day, to clients of
 * expiring quotes while it is open.
 */
export function startReminders(tools: Tools): () => Promise<void> {
  const { content, store, channels, clock, log, agency, onDue } = tools
  const channel = answerChannel(channels)
  if (!channel) return async () => {}
  let cancel = () => {}
  let looks = Promise.resolve()

  async function look() {
    const now = clock.now()
    const calendar = agencyCalendar(content.current.hours)
    const isDue = (remindAt: number) => addWorkingTime(remindAt, 1, calendar) <= now
    const mail = { channel: channel?.name ?? 'smtp', agency, subject: reminderMail.subject }
    const reminded = await store.messages.remind(now, isDue, mail)
    const clients = isAtWork(now, calendar)
      ? await store.quotes.remindDue(now, { channel: mail.channel, agency })
      : 0
    if (reminded + clients > 0) onDue()
  }

  function again() {
    cancel = clock.after(checkInterval, again)
    looks = looks.then(look).catch((error) => {
      log.error(error instanceof Error ? error.message : `${error}`)
    })
  }

  again()
  return () => {
    cancel()
    return looks
  }
}
