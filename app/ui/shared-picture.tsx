import { type ReactNode, ViewTransition } from 'react'

interface SharedPictureProps {
  /** The same on the list and on the page that it leads to; once in a page. Without it, no passage. */
  name: string | undefined
  children: ReactNode
}

/**
 * A picture of a list that grows into that of the page it leads to (app/layout.tsx). The link beside it
 * says `viewTransition`.
 */
export function SharedPicture({ name, children }: SharedPictureProps) {
  if (!name) return children
  return (
    <ViewTransition name={name} share="picture" default="none">
      {children}
    </ViewTransition>
  )
}
