import { type MouseEvent, type ReactNode, useRef, useState } from 'react'

interface VideoDialogProps {
  src: string
  title: string
  openLabel: string
  closeLabel: string
  onOpen: () => void
  children: ReactNode
}

/** Spec: S-24. Mounts the player only while the dialog is open, so that its host gets no earlier request. */
export function VideoDialog({
  src,
  title,
  openLabel,
  closeLabel,
  onOpen,
  children,
}: VideoDialogProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const [playing, setPlaying] = useState(false)

  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
    onOpen()
    dialog.current?.showModal()
  }

  const onClose = () => {
    setPlaying(false)
    link.current?.focus()
  }

  return (
    <>
      <a ref={link} href={src} aria-label={openLabel} data-js onClick={open}>
        {children}
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape */}
      <dialog
        ref={dialog}
        className="video-dialog"
        aria-label={title}
        onClose={onClose}
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      >
        <form method="dialog">
          <button className="close-button" type="submit" aria-label={closeLabel} />
        </form>
        {playing && (
          <iframe
            src={src}
            title={title}
            allow="encrypted-media; fullscreen; picture-in-picture"
            // The player refuses to start without a referrer.
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </dialog>
    </>
  )
}
