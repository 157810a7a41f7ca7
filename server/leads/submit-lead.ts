import { createHash, randomUUID } from 'node:crypto'
import { privacyNoticeVersion } from '#content/forms/privacy-notice.ts'
import type { FormName, FormValues } from '#forms/result.ts'
import type { Channel } from '../channels/channel.ts'
import type { Clock } from '../clock.ts'
import { acknowledgementWindow } from '../store/engine/quarantine.ts'
import type { DeliveryPlan } from '../store/leads/leads-store.ts'
import type { Store } from '../store/store.ts'
import { createReference } from './reference.ts'

const minute = 60_000

/** Without an id made by the browser, the same content is the same request for this long. */
export const sameContentWindow = 10 * minute

export interface LeadInput {
  form: FormName
  /** Already accepted by the form's schema. */
  values: FormValues
  /** Path of the page it was sent from. */
  page: string
  /** UUID made by the browser, the same for every repeat; absent without JavaScript. */
  clientId?: string
  /** Why it is doubted: kept and answered like any other, but held until the agency releases it. */
  quarantine?: readonly string[]
}

export interface LeadTools {
  store: Store
  /** Channels that are on; with none, the lead is kept and nobody is notified. */
  channels: readonly Channel[]
  clock: Clock
  /** Like Math.random. */
  random: () => number
  /** Called once the lead is on disk and something is due. */
  onDue?: () => void
}

/**
 * Keeps a lead and queues its deliveries, in one transaction; sending happens later.
 *
 * A repeat of the same request answers with the reference first given. An id that comes back with
 * other words is a new request: nothing that was typed is lost.
 *
 * @returns the reference to read over the phone
 * @throws StoreUnavailable when the database does not answer: nothing is kept
 * Spec: F-15, F-16
 */
export async function submitLead(
  input: LeadInput,
  tools: LeadTools,
): Promise<{ reference: string }> {
  const { form, values, page } = input
  const { store, channels, clock, random, onDue } = tools
  const receivedAt = clock.now()
  const digest = digestOf(form, values)
  const plans: DeliveryPlan[] = channels.flatMap((channel) =>
    channel.recipients(form).map((recipient) => ({ channel: channel.name, recipient })),
  )

  let clientId = input.clientId
  for (;;) {
    const reference = createReference(random)
    const kept = await store.keepLead(
      {
        id: clientId ?? randomUUID(),
        reference,
        form,
        values,
        page,
        notice: privacyNoticeVersion,
        receivedAt,
        digest,
        ...(input.quarantine && { quarantine: input.quarantine }),
      },
      plans,
      {
        acknowledgedSince: receivedAt - acknowledgementWindow,
        ...(clientId === undefined && { sameContentSince: receivedAt - sameContentWindow }),
      },
    )
    switch (kept.outcome) {
      case 'kept':
        onDue?.()
        return { reference }
      case 'same':
        return { reference: kept.reference }
      case 'id taken':
        clientId = undefined
        break
      case 'reference taken':
        break
    }
  }
}

/** Equal for equal content, whatever the order of the fields. */
function digestOf(form: FormName, values: FormValues): string {
  const content = JSON.stringify([
    form,
    Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)),
  ])
  return createHash('sha256').update(content).digest('hex')
}
