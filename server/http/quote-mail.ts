import type { MessageKind } from '../store/engine/tables.ts'
import type { LeadWithDeliveries } from '../store/leads/records.ts'

export function quoteMailOf(
  lead: LeadWithDeliveries | undefined,
  kind: MessageKind,
  key: { quoteId: string; version: number },
) {
  const message = lead?.handling.messages.findLast(
    ({ kind: one, quote }) =>
      one === kind && quote?.id === key.quoteId && quote.version === key.version,
  )
  return message && { message, delivery: lead?.deliveries.find((d) => d.messageId === message.id) }
}
