import { email, limits, line, phone, required, text } from './fields.ts'
import { defineForm } from './form.ts'

/** The message form of /contactez-nous, with English messages (Spec: F-3). */
export const contactForm = defineForm('contact', {
  name: required(line(limits.name), 'Name is required.'),
  email: email('Email is required.'),
  phone: required(phone(), 'Phone is required.'),
  message: required(text(), 'Message is required.'),
})
