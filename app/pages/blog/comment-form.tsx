import { useEffect, useState } from 'react'
import type { CommentFields } from '#content/pages/blog/single-blog.ts'
import { commentForm } from '#forms/comment.ts'
import { useFormResult } from '../../lead-form/form-result.ts'
import { LeadForm, type LeadFormWords } from '../../lead-form/lead-form.tsx'
import { useSearch } from '../../render/search.ts'
import { TextArea, TextField } from '../../ui/field.tsx'

/** Name of the query parameter for replies; server/http/app.ts reads it too. */
export const replyParam = 'reponse'

interface CommentFormProps {
  form: LeadFormWords
  fields: CommentFields
  replies: Readonly<Record<string, string>>
}

export function CommentForm({ form, fields, replies }: CommentFormProps) {
  const search = useSearch()
  const isKept = useFormResult('comment')?.status === 'accepted'
  const [answered, setAnswered] = useState(isKept ? '' : answeredIn(search))
  useEffect(() => {
    // In a static build, only the browser reads the query.
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
            <TextField
              {...field('email')}
              label={fields.email}
              type="email"
              autoComplete="email"
              placeholder={fields.emailExample}
            />
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

const answeredIn = (search: string) => new URLSearchParams(search).get(replyParam) ?? ''
