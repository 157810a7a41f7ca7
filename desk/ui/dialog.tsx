import type { ComponentProps, ReactNode } from 'react'
import { useScript } from '../layout/parts.tsx'

/**
 * A modal dialog; without scripts, a fragment such as `#touches` shows it by `:target`.
 *
 * @param id id for <DialogLink> and `openDialog`
 */
export function Dialog({
  id,
  title,
  children,
}: {
  id: string
  title: string
  children: ReactNode
}) {
  useScript('browser/page.ts')
  return (
    <dialog id={id} aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}

export function DialogLink({ dialog, ...props }: { dialog: string } & ComponentProps<'a'>) {
  return <a {...props} href={`#${dialog}`} aria-haspopup="dialog" />
}

export function CloseLink(props: ComponentProps<'a'>) {
  // Without scripts, the new fragment closes the dialog.
  return <a {...props} href="#contenu" data-close="" />
}
