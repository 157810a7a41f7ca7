import { replyTo } from '#content/pages/blog/single-blog.ts'
import { readers } from '../../drawn/index.ts'
import { useLeadFormWords } from '../../lead-form/lead-form-words.ts'
import { useContent } from '../../render/content.ts'
import { Island } from '../../render/island.tsx'
import { Art } from '../../ui/art.tsx'
import { Day } from '../../ui/day.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CommentForm, replyParam } from './comment-form.tsx'

/** Spec: S-37 */
export function Comments() {
  const { comments, form, fields } = useContent().sampleArticle
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
                  to={`?${replyParam}=${id}#commentaire`}
                >
                  {reply}
                </TextLink>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="comment-form" id="commentaire">
        <h3>{form.name}</h3>
        <Island
          name="comment-form"
          of={CommentForm}
          now="query"
          props={{
            form: useLeadFormWords('comment', form),
            fields,
            replies: Object.fromEntries(items.map(({ id, author }) => [id, replyTo(author)])),
          }}
        />
      </div>
    </section>
  )
}
