import { email } from './fields.ts'
import { defineForm } from './form.ts'

/** Spec: F-1 */
export const comingSoonForm = defineForm('coming-soon', {
  email: email('Email is required.'),
})
