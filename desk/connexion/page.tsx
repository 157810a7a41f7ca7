import type { SignInView } from './view.ts'

export function SignInPage({ view }: { view: SignInView }) {
  return <h1>{view.title}</h1>
}
