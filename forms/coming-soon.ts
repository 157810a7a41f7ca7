import { email } from './fields.ts'
import { defineForm } from './form.ts'

/** The subscription of /coming-soon (Spec: F-1). */
export const comingSoonForm = defineForm('coming-soon', {
  email: email('Email is required.'),
})
