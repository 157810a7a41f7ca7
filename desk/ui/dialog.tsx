import { type ComponentProps, type MouseEvent, type ReactNode, useEffect } from 'react'

/**
 * A modal dialog. Without script it opens as the target of its address (`#touches`); with script it
 * is the browser's own: Échap closes it, and the focus goes back to where it was.
 *
 * @param id what <DialogLink> and `openDialog` call it
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
    // Opened before the script came: from here on it holds the focus too.
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

/** Opens a dialog; a link, so that it does without script too. */
export function DialogLink({ dialog, ...props }: { dialog: string } & ComponentProps<'a'>) {
  const open = (event: MouseEvent) => {
    event.preventDefault()
    openDialog(dialog)
  }
  return <a {...props} href={`#${dialog}`} aria-haspopup="dialog" onClick={open} />
}

/** Closes the dialog that it stands in. */
export function CloseLink(props: ComponentProps<'a'>) {
  const close = (event: MouseEvent) => {
    event.preventDefault()
    event.currentTarget.closest('dialog')?.close()
  }
  // biome-ignore lint/a11y/useValidAnchor: without script, leaving the target is what closes it
  return <a {...props} href="#contenu" onClick={close} />
}

/** Opens a dialog of this page, its title focused: what it asks is read before its first field. */
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
  // Only a navigation changes what :target means.
  location.hash = '#contenu'
  history.replaceState(history.state, '', location.pathname + location.search)
}
