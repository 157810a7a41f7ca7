import type { MessageKind } from '../engine/tables.ts'

/** Kinds of messages whose address is the agency's or a colleague's. */
export const toTheAgency = [
  'reminder',
  'question',
  'quote-accepted-agency',
  'quote-declined-agency',
  'quote-withdrawn-agency',
] as const satisfies MessageKind[]
