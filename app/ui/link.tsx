import type { ComponentProps } from 'react'
import type { SitePath } from '#content/all-pages.ts'

/** An address of this site: a page, with a query or a fragment, or a place in the page itself. */
export type Address = SitePath | `${SitePath}${'?' | '#'}${string}` | `${'?' | '#'}${string}`

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: Address
}

/** A link to a page of the site: one to an address that does not exist does not compile. */
export function Link({ to, ...props }: LinkProps) {
  return <a {...props} href={to} />
}
