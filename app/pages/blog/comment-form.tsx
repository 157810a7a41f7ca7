import { useEffect, useState } from 'react'
import type { CommentFields } from '#content/pages/blog/single-blog.ts'
import { commentForm } from '#forms/comment.ts'
import { useFormResult } from '../../lead-form/form-result.ts'
import { LeadForm, type LeadFormWords } from '../../lead-form/lead-form.tsx'
import { useSearch } from '../../render/search.ts'
import { TextArea, TextField } from '../../ui/field.tsx'

/** What is the query's name for the comment that one answers; server/http/app.ts reads it too. */
export const replyParam = 'reponse'

interface CommentFormProps {
  form: LeadFormWords
  fields: CommentFields
  /** What begins the answer to a comment, by its identifier. */
  replies: Readonly<Record<string, string>>
}

/** Kept for the agency to read, never published by itself. */
export function CommentForm({ form, fields, replies }: CommentFormProps) {
  const search = useSearch()
  const isKept = useFormResult('comment')?.status === 'accepted'
  const [answered, setAnswered] = useState(isKept ? '' : answeredIn(search))
  useEffect(() => {
    // No server has answered the query of a static build.
    if (import.meta.env.FORMS !== 'emailjs') return
    setAnswered(answeredIn(location.search))
  }, [])
  const reply = Object.hasOwn(replies, answered) ? replies[answered] : undefined
  return (
    <LeadForm
      form={commentForm}
      {...form}
      onAccepted={() => {
        if (!reply) return
        setAnswered('')
        history.replaceState(history.state, '', location.pathname)
      }}
    >
      {(field) => {
        const comment = field('comment')
        return (
          <>
            <TextField {...field('name')} label={fields.name} autoComplete="name" />
            <TextField {...field('email')} label={fields.email} type="email" autoComplete="email" />
            <TextArea
              {...comment}
              key={reply}
              label={fields.comment}
              optional={form.messages.optional}
              defaultValue={comment.defaultValue || reply}
              autoFocus={comment.autoFocus || reply !== undefined}
              rows={6}
            />
          </>
        )
      }}
    </LeadForm>
  )
}

/** The comment that is answered; empty without. */
const answeredIn = (search: string) => new URLSearchParams(search).get(replyParam) ?? ''
