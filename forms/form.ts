import * as v from 'valibot'
import type { Field } from './fields.ts'
import type { FieldErrors, FormName, FormValues } from './result.ts'

type Fields = Readonly<Record<string, Field>>

/** A form: its name in the hidden `form` field, and a schema per wire name in the order shown. */
export interface Form<Entries extends Fields = Fields> {
  name: FormName
  schema: v.ObjectSchema<Entries, undefined>
}

/** The accepted values of a form, by wire name; an optional field left empty is `''`. */
export type ValuesOf<F extends Form> = v.InferOutput<F['schema']>

export function defineForm<Entries extends Fields>(name: FormName, fields: Entries): Form<Entries> {
  return { name, schema: v.object(fields) }
}

/** The wire names of a form, in the order of its fields; `form` and `id` come beside them. */
export function fieldNames(form: Form): string[] {
  return Object.keys(form.schema.entries)
}

/**
 * Judges what was typed, in the browser before sending and on the server always.
 *
 * Takes the form itself, not its name, so that a page downloads the rules of its own form only.
 *
 * @param form the form's definition, from the file of its name
 * @param raw what was typed, by wire name; names unknown to the form are left aside
 * @returns the values to keep, trimmed; or one message per field in error, in the order of the
 *   fields, with everything typed as it was
 * Spec: F-6
 */
export function parseForm<Entries extends Fields>(
  form: Form<Entries>,
  raw: Readonly<Record<string, string | undefined>>,
):
  | { ok: true; values: ValuesOf<Form<Entries>> }
  | { ok: false; errors: FieldErrors; values: FormValues } {
  const { success, output, issues } = v.safeParse(form.schema, raw, { abortPipeEarly: true })
  if (success) return { ok: true, values: output }

  const errors: Record<string, string> = {}
  for (const issue of issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message
  const values: Record<string, string> = {}
  for (const name of fieldNames(form)) values[name] = raw[name] ?? ''
  return { ok: false, errors, values }
}
