import { agencyMail } from '#content/company/mail.ts'
import type { FormName } from '#content/forms/form-name.ts'
import type { FieldName } from '#forms/registry.ts'
import type { FormValues } from '#forms/result.ts'

/** Fields that each view of a request shows by name; `otherFields` returns the rest. */
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

/** Every field has a label but the code of the previews, which is shown as a link. */
const labels: Record<Exclude<FieldName, 'apercus'>, string> = agencyMail.labels

export function otherFields(values: FormValues): [label: string, value: string][] {
  const placed: readonly string[] = inTheirPlace
  return Object.entries(labels).flatMap(([field, label]) => {
    const value = values[field]
    return value && !placed.includes(field) ? [[label, value] as [string, string]] : []
  })
}

/** Returns the main text of a request, without the slogan of the previews. */
export function freeText(form: FormName, values: FormValues): string {
  switch (form) {
    case 'quote':
    case 'footer':
      return values.description ?? ''
    case 'contact':
      return values.message ?? ''
    case 'comment':
      return values.comment ?? ''
    case 'coming-soon':
      return ''
  }
}
