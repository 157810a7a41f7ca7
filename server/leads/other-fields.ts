import { agencyMail } from '#content/company/mail.ts'
import type { FieldName } from '#forms/registry.ts'
import type { FormName, FormValues } from '#forms/result.ts'

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

export function otherFields(values: FormValues): [label: string, value: string][] {
  const placed: readonly string[] = inTheirPlace
  return Object.entries(agencyMail.labels).flatMap(([field, label]) => {
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
