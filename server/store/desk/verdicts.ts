import type { FormName } from '#content/forms/form-name.ts'
import type { FormValues } from '#forms/result.ts'
import type { Access } from '../engine/engine.ts'
import { pageSize } from '../leads/lead-rows.ts'

export interface Verdict {
  form: FormName
  values: FormValues
  isSpam: boolean
  wasDoubted: boolean
}

export function createVerdicts({ read }: Access) {
  return async function* verdicts(): AsyncGenerator<Verdict> {
    for (let last = ''; ; ) {
      const rows = await read((db) =>
        db
          .selectFrom('leads')
          .select(['id', 'form', 'fields', 'quarantine', 'spam_at'])
          .where(({ or, eb }) =>
            or([eb('spam_at', 'is not', null), eb('released_at', 'is not', null)]),
          )
          .where('id', '>', last)
          .orderBy('id')
          .limit(pageSize)
          .execute(),
      )
      for (const { form, fields, quarantine, spam_at } of rows) {
        yield {
          form,
          values: JSON.parse(fields),
          isSpam: spam_at !== null,
          wasDoubted: quarantine !== null,
        }
      }
      const end = rows.at(-1)?.id
      if (end === undefined || rows.length < pageSize) return
      last = end
    }
  }
}
