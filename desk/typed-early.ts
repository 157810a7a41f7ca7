import { textFields } from './ui/text-fields.ts'

/**
 * Reports what was typed before React took the page over. React leaves such text in its field, without an
 * event, and puts the older value back as soon as the page renders again.
 */
export async function reportTypedEarly() {
  const typed = textFields()
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, value: field.value }))
  for (const { field, value } of typed) {
    // React intercepts the field's own setter: the prototype's makes the text news to it.
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    // The page renders with this text before the next one is reported.
    await null
  }
}
