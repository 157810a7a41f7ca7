import type { Kysely } from 'kysely'
import type { MessageKind, Tables } from '../engine/tables.ts'

const fromClient: readonly MessageKind[] = ['filed-in', 'question']
const toClient: readonly MessageKind[] = ['answer', 'filed-out', 'quote']

export async function firstMailAfter(trx: Kysely<Tables>, leadId: string, instant: number) {
  const first = await trx
    .selectFrom('messages')
    .select('at')
    .where('lead_id', '=', leadId)
    .where('kind', 'in', fromClient)
    .where('at', '>', instant)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  return first?.at
}

export async function lastAnswer(trx: Kysely<Tables>, leadId: string) {
  const last = await trx
    .selectFrom('messages')
    .select('at')
    .where('lead_id', '=', leadId)
    .where('kind', 'in', toClient)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.at
}
