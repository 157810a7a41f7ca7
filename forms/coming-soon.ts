import { email } from './fields.ts'
import { defineForm } from './form.ts'

/** The subscription of /coming-soon (01-site, section 5; 02-services-tarifs, section 5). */
export const comingSoonForm = defineForm('coming-soon', {
  email: email('Email is required.'),
})
