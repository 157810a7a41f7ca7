import { type ComponentProps, type SyntheticEvent, useState } from 'react'
import { TokenField, useToken } from '../layout/token.tsx'
import { type PostAnswer, post } from './post.ts'

export function usePost() {
  const token = useToken()
  return (action: string, fields: FormData | Record<string, string>) => post(action, fields, token)
}

/**
 * With scripts and `onAnswer`, this component posts the form, one post at a time; otherwise the browser does.
 *
 * @param onAnswer receives the answer and the posted fields
 * @param before awaited before the fields are read
 */
export function PostForm({
  action,
  onAnswer,
  before,
  children,
  ...props
}: {
  action: string
  onAnswer?: (answer: PostAnswer, sent: FormData) => void
  before?: () => Promise<void>
} & Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'>) {
  const post = usePost()
  const [isPosting, setPosting] = useState(false)
  async function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    if (!onAnswer) return
    event.preventDefault()
    if (isPosting) return
    const form = event.currentTarget
    const { submitter } = event.nativeEvent
    setPosting(true)
    await before?.()
    const fields = new FormData(form, submitter)
    const answer = await post(submitter?.getAttribute('formaction') ?? action, fields)
    setPosting(false)
    onAnswer(answer, fields)
  }
  return (
    <form {...props} method="post" action={action} onSubmit={submit} aria-busy={isPosting}>
      <TokenField />
      {children}
    </form>
  )
}
