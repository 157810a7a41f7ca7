import { type ComponentProps, type SyntheticEvent, useState } from 'react'
import { TokenField, useToken } from '../layout/token.tsx'

export interface PostAnswer {
  status: number
  data: unknown
}

export function usePost() {
  const token = useToken()
  return async (action: string, fields: FormData | Record<string, string>): Promise<PostAnswer> => {
    const pairs = fields instanceof FormData ? [...fields] : Object.entries(fields)
    const body = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))
    const headers = { Accept: 'application/json', 'X-Token': token }
    return answerOf(fetch(action, { method: 'POST', headers, body }))
  }
}

/** Reads an answer of the desk; without a complete answer, the status is 0. */
export async function answerOf(request: Promise<Response>): Promise<PostAnswer> {
  try {
    const response = await request
    const text = await response.text()
    return { status: response.status, data: parsed(text) }
  } catch {
    return { status: 0, data: undefined }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
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
