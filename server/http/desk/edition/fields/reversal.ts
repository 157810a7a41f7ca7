import { Hono } from 'hono'
import type { Inside } from '../../guard.ts'
import type { FieldActs } from './field-acts.ts'

/** Gives a field the value that is online. */
export const reversal = (act: FieldActs) =>
  new Hono<Inside>().post(
    '/reprise',
    act({
      discards: true,
      edit: ({ document, path, ifSeen }) => ({ kind: 'revert', document, path, ...ifSeen }),
    }),
  )
