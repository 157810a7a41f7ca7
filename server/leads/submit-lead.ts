import { hash, randomUUID } from 'node:crypto'
import type { FormName } from '#content/forms/form-name.ts'
import { privacyNoticeVersion } from '#content/forms/privacy-notice.ts'
import type { FormValues } from '#forms/result.ts'
import type { Channel } from '../channels/channel.ts'
import type { Clock } from '../clock.ts'
import { minute } from '../days.ts'
import { acknowledgementWindow } from '../store/engine/quarantine.ts'
import type { DeliveryPlan } from '../store/leads/records.ts'
import type { Store } from '../store/store.ts'
import { createReference } from './reference.ts'

/** Milliseconds in which a post without `clientId` and with equal content counts as the same request. */
const sameContentWindow = 10 * minute

export interface LeadInput {
  form: FormName
  values: FormValues
  page: string
  /** UUID from the browser, the same for a double click or a retry; absent without JavaScript. */
  clientId?: string
  quarantine?: readonly string[]
}

export interface KeptLead {
  reference: string
  /** Whether an acknowledgement goes to the visitor. */
  mailed: boolean
}

export interface LeadTools {
  store: Store
  channels: readonly Channel[]
  clock: Clock
  /** Like Math.random. */
  random: () => number
  onDue?: () => void
}

/**
 * Stores a lead and its deliveries in one transaction (Spec: F-15, F-16). A post with a
 * stored `clientId` but other content is a new request; otherwise the new text would be lost.
 *
 * @throws StoreUnavailable when the database does not answer: nothing is stored
 */
export async function submitLead(input: LeadInput, tools: LeadTools): Promise<KeptLead> {
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
        return { reference, mailed: kept.mailed }
      case 'same':
        return { reference: kept.reference, mailed: kept.mailed }
      case 'id taken':
        clientId = undefined
        break
      case 'reference taken':
        break
    }
  }
}

/** Independent of the order of fields. */
function digestOf(form: FormName, values: FormValues): string {
  const content = JSON.stringify([
    form,
    Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)),
  ])
  return hash('sha256', content)
}
