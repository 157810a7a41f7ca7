import { textFields } from '../ui/text-fields.ts'

/**
 * Fires `input` events for text typed before hydration, because React would ignore that text and restore the older
 * value.
 */
export async function reportTypedEarly(within: HTMLElement) {
  const typed = textFields(within)
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, value: field.value }))
  for (const { field, value } of typed) {
    // React overrides the field's own setter; after the prototype's setter, it sees the text as a change.
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await null
  }
}
