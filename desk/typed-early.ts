import { textFields } from './ui/text-fields.ts'

/**
 * Reports text typed before hydration, because React fires no event for it and would restore the older
 * value.
 */
export async function reportTypedEarly() {
  const typed = textFields()
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, value: field.value }))
  for (const { field, value } of typed) {
    // React intercepts the field's own setter; the prototype's makes the text an update.
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await null
  }
}
