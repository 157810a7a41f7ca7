import type { ComponentProps } from 'react'
import type { SitePath } from '#content/entries.ts'

export type Address = SitePath | `${SitePath}${'?' | '#'}${string}` | `${'?' | '#'}${string}`

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: Address
}

export function Link({ to, ...props }: LinkProps) {
  return <a {...props} href={to} />
}
