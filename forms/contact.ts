import { email, limits, line, phone, required, text } from './fields.ts'
import { defineForm } from './form.ts'

/** The form of /contactez-nous; its error messages are in English (Spec: F-3). */
export const contactForm = defineForm('contact', {
  name: required(line(limits.name), 'Name is required.'),
  email: email('Email is required.'),
  phone: required(phone(), 'Phone is required.'),
  message: required(text(), 'Message is required.'),
})
