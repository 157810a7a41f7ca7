import { Hono } from 'hono'
import type { Inside } from '../../guard.ts'
import type { FieldActs } from './field-acts.ts'

/** Answers the question about a value: it is meant. */
export const confirmation = (act: FieldActs) =>
  new Hono<Inside>().post(
    '/confirmation',
    act({ edit: ({ document, path, ifSeen }) => ({ kind: 'keep', document, path, ...ifSeen }) }),
  )
