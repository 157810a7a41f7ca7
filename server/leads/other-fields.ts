import { agencyMail } from '#content/company/mail.ts'
import type { FieldName } from '#forms/registry.ts'
import type { FormValues } from '#forms/result.ts'

/** Fields that every page shows in a place of their own. */
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
 * Lists other filled-in fields, so that a new field shows wherever a request does.
 *
 * @param values a lead's values by wire name
 * @returns labels and values, in the order of the agency's mail; without empty ones
 */
export function otherFields(values: FormValues): [label: string, value: string][] {
  const placed: readonly string[] = inTheirPlace
  return Object.entries(agencyMail.labels).flatMap(([field, label]) => {
    const value = values[field]
    return value && !placed.includes(field) ? [[label, value] as [string, string]] : []
  })
}
