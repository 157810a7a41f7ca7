import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import {
  commentFields,
  commentFormWords,
  comments,
  replyTo,
} from '#content/pages/blog/single-blog.ts'
import { commentForm } from '#forms/comment.ts'
import { readers } from '../../drawn/index.ts'
import { LeadForm } from '../../lead-form/lead-form.tsx'
import { Art } from '../../ui/art.tsx'
import { Day } from '../../ui/day.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** What is the query's name for the comment that one answers; server/http/app.ts reads it too. */
const replyParam = 'reponse'

/** Sample comments, and the form that brings one to the agency (Spec: S-37). */
export function Comments() {
  const { title, note, reply, items } = comments
  return (
    <section className="comments ground-ombre" id="commentaires">
      <h2>{title}</h2>
      <div>
        <p>{note}</p>
        <ol>
          {items.map(({ id, author, date, text, isReply }) => (
            <li key={id} className={isReply ? 'comment-reply' : undefined}>
              <Art of={readers[id]} alt="" />
              <div>
                <h3>{author}</h3>
                <Day date={date} />
                <p>{text}</p>
                <TextLink
                  lang="en"
                  aria-label={`${reply}, ${author}`}
                  to={{ search: `?${replyParam}=${id}`, hash: '#commentaire' }}
                >
                  {reply}
                </TextLink>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <CommentForm />
    </section>
  )
}

/** Kept for the agency to read, never published by itself. */
function CommentForm() {
  const form = useRef<HTMLFormElement>(null)
  const [search, setSearch] = useSearchParams()
  const answered = comments.items.find(({ id }) => id === search.get(replyParam))
  const { key, hash } = useLocation()

  // A link to the form, once React follows it in the browser's place.
  useEffect(() => {
    if (key !== 'default' && hash === '#commentaire')
      form.current?.querySelector('textarea')?.focus()
  }, [key, hash])

  return (
    <div className="comment-form" id="commentaire">
      <h3>{commentFormWords.name}</h3>
      <LeadForm
        ref={form}
        form={commentForm}
        words={commentFormWords}
        onAccepted={() => answered && setSearch({}, { replace: true })}
      >
        {(field) => {
          const comment = field('comment')
          return (
            <>
              <TextField {...field('name')} label={commentFields.name} autoComplete="name" />
              <TextField
                {...field('email')}
                label={commentFields.email}
                type="email"
                autoComplete="email"
              />
              <TextArea
                {...comment}
                label={commentFields.comment}
                optional
                defaultValue={comment.defaultValue || (answered ? replyTo(answered.author) : '')}
                rows={6}
              />
            </>
          )
        }}
      </LeadForm>
    </div>
  )
}
