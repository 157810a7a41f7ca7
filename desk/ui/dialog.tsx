import { type ComponentProps, type MouseEvent, type ReactNode, useEffect } from 'react'

/**
 * A modal dialog; without scripts, a fragment such as `#touches` shows it by `:target`.
 *
 * @param id id for <DialogLink> and `openDialog`
 */
export function Dialog({
  id,
  title,
  onClose,
  children,
}: {
  id: string
  title: string
  onClose?: () => void
  children: ReactNode
}) {
  useEffect(() => {
    // Opened before the script loaded; from now on the dialog traps focus.
    if (location.hash !== `#${id}`) return
    leaveTarget()
    openDialog(id)
  }, [id])
  return (
    <dialog id={id} aria-labelledby={`${id}-titre`} onClose={onClose}>
      <h2 id={`${id}-titre`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}

export function DialogLink({ dialog, ...props }: { dialog: string } & ComponentProps<'a'>) {
  const open = (event: MouseEvent) => {
    event.preventDefault()
    openDialog(dialog)
  }
  return <a {...props} href={`#${dialog}`} aria-haspopup="dialog" onClick={open} />
}

export function CloseLink(props: ComponentProps<'a'>) {
  const close = (event: MouseEvent) => {
    event.preventDefault()
    event.currentTarget.closest('dialog')?.close()
  }
  // biome-ignore lint/a11y/useValidAnchor: without scripts, the new fragment closes the dialog
  return <a {...props} href="#contenu" onClick={close} />
}

export function openDialog(id: string) {
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return
  dialog.showModal()
  dialog.querySelector('h2')?.focus()
}

export function closeDialog(id: string) {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) dialog.close()
}

function leaveTarget() {
  // Only a navigation changes `:target`.
  location.hash = '#contenu'
  history.replaceState(history.state, '', location.pathname + location.search)
}
