import { agencyMail } from '#content/company/mail.ts'
import type { FieldName } from '#forms/registry.ts'
import type { FormValues } from '#forms/result.ts'

/** Every page about a request has a place for these: who wrote, what they want, what they said of it. */
const inTheirPlace = [
  'name',
  'email',
  'phone',
  'service',
  'pack',
  'apercus',
  'description',
  'message',
  'comment',
] as const satisfies FieldName[]

/**
 * What else somebody filled in, so that a field that a form gains later is shown wherever a request is.
 *
 * @param values of a lead, by wire name
 * @returns label and value, in the order of the agency's mail; nothing for a field left empty
 */
export function otherFields(values: FormValues): [label: string, value: string][] {
  const placed: readonly string[] = inTheirPlace
  return Object.entries(agencyMail.labels).flatMap(([field, label]) => {
    const value = values[field]
    return value && !placed.includes(field) ? [[label, value] as [string, string]] : []
  })
}
