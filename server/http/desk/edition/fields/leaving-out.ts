import { Hono } from 'hono'
import type { Inside } from '../../guard.ts'
import type { FieldActs } from './field-acts.ts'

/** Excludes a change from publications, or includes it again. */
export const leavingOut = (act: FieldActs) =>
  new Hono<Inside>()
    .post(
      '/mise-de-cote',
      act({ edit: ({ document, path, reason }) => ({ kind: 'aside', document, path, reason }) }),
    )
    .post('/inclusion', act({ edit: ({ document, path }) => ({ kind: 'take', document, path }) }))
