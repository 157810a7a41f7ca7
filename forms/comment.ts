import { email, limits, line, required, text } from './fields.ts'
import { defineForm } from './form.ts'

/** The comment form of /single-blog; its text may be empty (Spec: F-1). */
export const commentForm = defineForm('comment', {
  name: required(line(limits.name), 'Name is required.'),
  email: email('Email is required.'),
  comment: text(),
})
