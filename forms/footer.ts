import { email, limits, line, phone, required, text } from './fields.ts'
import { defineForm } from './form.ts'

/**
 * The form in the footer of every page. Phone and description are optional; they are stored (Spec: F-2),
 * because a visitor who fills them in expects an answer.
 */
export const footerForm = defineForm('footer', {
  name: required(line(limits.name), 'Le nom est requis.'),
  email: email("L'email est requis."),
  phone: phone(),
  description: text(),
})
