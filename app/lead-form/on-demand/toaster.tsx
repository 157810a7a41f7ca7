import { createRoot } from 'react-dom/client'
import {
  type CloseButtonProps,
  cssTransition,
  ToastContainer,
  type ToastContentProps,
  toast,
} from 'react-toastify/unstyled'
import { formMessages } from '#content/forms/form-messages.ts'
import { adoptSheet } from '../../runtime/loading/adopt-sheet.ts'
import type { ToastKind } from '../toast.ts'
import sheet from './toaster.css?inline'

// The unstyled entry injects no <style>, which the Content-Security-Policy would refuse.
const settle = cssTransition({ enter: 'toast-enter', exit: 'toast-leave', collapse: false })

/** Shows a toast; the container comes with the first one. */
export function raiseToast(kind: ToastKind, text: string) {
  document.getElementById('toasts') ?? mountContainer()
  // One at a time: what went wrong before is no longer news.
  toast.dismiss()
  toast(Message, {
    data: text,
    role: kind === 'error' ? 'alert' : 'status',
    className: () => `toast toast-${kind}`,
  })
}

/** A root of its own beside the page: no page pays for a container that few visitors see. */
function mountContainer() {
  adoptSheet(sheet)
  const place = document.createElement('div')
  place.id = 'toasts'
  document.body.append(place)
  createRoot(place).render(
    <ToastContainer
      aria-label={formMessages.toasts}
      className={() => 'toasts'}
      closeButton={CloseButton}
      closeOnClick
      customProgressBar
      draggable
      // In toasts.css: the library hears of a pointer that comes, not of one that was there before.
      pauseOnHover={false}
      transition={settle}
    />,
  )
}

/** The emoji comes first in the text, and on a tile; the bar closes the toast at its end. */
function Message({ data, closeToast, isPaused }: ToastContentProps<string>) {
  const [emoji, ...words] = data.split(' ')
  return (
    <>
      <p>
        <span>{emoji}</span> {words.join(' ')}
      </p>
      <div
        className={isPaused ? 'toast-bar paused' : 'toast-bar'}
        onAnimationEnd={() => closeToast()}
      />
    </>
  )
}

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <button
      type="button"
      className="close-button"
      aria-label={formMessages.closeToast}
      onClick={closeToast}
    />
  )
}
