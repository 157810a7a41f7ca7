import { type ComponentProps, createContext, useContext } from 'react'
import type { RequestView } from '#server/http/desk/demande/request-view.ts'
import type { PostAnswer } from '../ui/post.ts'
import { PostForm } from '../ui/post-form.tsx'

/** A part of the page whose typed text only the answer to its own form replaces. */
export type Part = 'composer' | 'follow' | 'filing'

interface RequestTools {
  view: RequestView
  others: RequestView['others']
  /** Returns what takes the answer to a form. */
  take(own?: Part): (answer: PostAnswer) => void
}

export const RequestContext = createContext<RequestTools | null>(null)

export function useRequest(): RequestTools {
  const request = useContext(RequestContext)
  if (!request) throw new Error('a part of a request is rendered outside its page')
  return request
}

/** A form that posts an act on the version of the request that the page shows. */
export function ActForm({
  act,
  own,
  children,
  ...props
}: { act: string; own?: Part } & Omit<ComponentProps<typeof PostForm>, 'action' | 'onAnswer'>) {
  const { view, take } = useRequest()
  return (
    <PostForm {...props} action={`/bureau/demandes/${view.reference}/${act}`} onAnswer={take(own)}>
      <input type="hidden" name="version" value={view.version} />
      {children}
    </PostForm>
  )
}
