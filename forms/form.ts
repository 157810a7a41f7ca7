import * as v from 'valibot'
import type { FormName } from '#content/forms/form-name.ts'
import type { Field } from './fields.ts'
import type { FieldErrors, FormValues } from './result.ts'

type Fields = Readonly<Record<string, Field>>

type Raw = Readonly<Record<string, string | undefined>>

export interface Form<Entries extends Fields = Fields> {
  name: FormName
  schema: v.ObjectSchema<Entries, undefined>
  /** Adds the values that follow from others, before validation. */
  complete(raw: Raw): Raw
}

export type ValuesOf<F extends Form> = v.InferOutput<F['schema']>

export function defineForm<Entries extends Fields>(
  name: FormName,
  fields: Entries,
  complete: Form['complete'] = (raw) => raw,
): Form<Entries> {
  return { name, schema: v.object(fields), complete }
}

export function fieldNames(form: Form): string[] {
  return Object.keys(form.schema.entries)
}

/**
 * Validates a form, in the browser before sending and always on the server. Takes the form instead of its name,
 * so that a page downloads only its own rules.
 *
 * @returns the cleaned values; or one message per invalid field in order, with all typed values unchanged
 * Spec: F-6
 */
export function parseForm<Entries extends Fields>(
  form: Form<Entries>,
  raw: Raw,
):
  | { ok: true; values: ValuesOf<Form<Entries>> }
  | { ok: false; errors: FieldErrors; values: FormValues } {
  const { success, output, issues } = v.safeParse(form.schema, form.complete(raw), {
    abortPipeEarly: true,
  })
  if (success) return { ok: true, values: output }

  const errors: Record<string, string> = {}
  for (const issue of issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message
  const values: Record<string, string> = {}
  for (const name of fieldNames(form)) values[name] = raw[name] ?? ''
  return { ok: false, errors, values }
}
