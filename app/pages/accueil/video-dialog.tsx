import { type MouseEvent, type ReactNode, useRef, useState } from 'react'

interface VideoDialogProps {
  /** Address of the player; the link leads there when scripts do not run. */
  src: string
  /** Names the player. */
  title: string
  /** Names the link: what it shows is a drawing. */
  openLabel: string
  closeLabel: string
  onOpen: () => void
  children: ReactNode
}

/**
 * A link to a film that opens it in a dialog (Spec: S-24): closed by Escape, by a click
 * around it or by its button. The player exists only while the dialog is open, so that its host
 * hears of nobody before.
 */
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
    // A film asked for in a new tab goes there.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
    onOpen()
    dialog.current?.showModal()
  }

  const onClose = () => {
    setPlaying(false)
    // Safari gives no focus to a clicked link, hence cannot give it back by itself.
    link.current?.focus()
  }

  return (
    <>
      <a ref={link} href={src} aria-label={openLabel} data-js onClick={open}>
        {children}
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, natively */}
      <dialog
        ref={dialog}
        className="video-dialog"
        aria-label={title}
        onClose={onClose}
        // Its content covers it: what is clicked as the dialog itself is the veil around.
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
            // The player refuses to start for a page that does not say where it is.
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </dialog>
    </>
  )
}
