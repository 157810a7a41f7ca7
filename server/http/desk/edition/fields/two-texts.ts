import { Hono } from 'hono'
import { isWithin } from '#content/documents/paths.ts'
import { fingerprint } from '../../../../edition/fingerprint.ts'
import type { Inside } from '../../guard.ts'
import { type FieldActs, valueNow } from './field-acts.ts'

/** Ends a conflict of two texts, typed and saved or published at the same time: keeps one. */
export const twoTexts = (act: FieldActs) =>
  new Hono<Inside>()
    .post(
      '/versions/mienne',
      act({ edit: ({ document, path }) => ({ kind: 'settle', document, path }) }),
    )
    .post(
      '/versions/autre',
      act({
        discards: true,
        // A text saved by a colleague is in the draft already; one published since replaces the draft.
        edit: ({ document, path }, { changes }) =>
          changes.some(
            (change) =>
              change.state === 'versions' &&
              change.document === document &&
              isWithin(path, change.field),
          )
            ? { kind: 'revert', document, path }
            : undefined,
        saidOf: (field, now) =>
          ['', fingerprint(valueNow(field, now))].includes(field.seen)
            ? ''
            : 'Ce texte a encore changé depuis\u00a0: la dernière version est gardée, relisez-la.',
      }),
    )
