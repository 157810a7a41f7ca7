import { useEffect, useRef, useState } from 'react'
import {
  type CloseButtonProps,
  ToastContainer,
  type ToastContentProps,
  type ToastTransitionProps,
  toast,
} from 'react-toastify/unstyled'
import type { FormMessages } from '#content/forms/form-messages.ts'
import { adoptSheet } from '../../browser/adopt-sheet.ts'
import { mount } from '../../browser/react.tsx'
import type { ToastKind } from '../toast.ts'
import sheet from './toaster.css?inline'

/** Milliseconds between two looks at a toast; `.toast-bar` takes as long from one length to the next. */
const stepMs = 250

/** A toast under the pointer or with the focus of the keyboard, which may be on its button. */
const attended = '.toast:hover, .toast:focus-visible, .toast:has(:focus-visible)'

/** Shows a toast; the container comes with the first one. */
export function raiseToast(kind: ToastKind, text: string, messages: FormMessages) {
  document.getElementById('toasts') ?? mountContainer(messages)
  // One at a time: what went wrong before is no longer news.
  toast.dismiss()
  // The library also calls this outside of a render, where a component with state would throw.
  toast(
    (content: ToastContentProps<string>) => <Message {...content} toastMs={messages.toastMs} />,
    {
      data: text,
      role: kind === 'error' ? 'alert' : 'status',
      className: () => `toast toast-${kind}`,
    },
  )
}

/** A root of its own beside the page: no page pays for a container that few visitors see. */
function mountContainer({ toasts, closeToast }: FormMessages) {
  adoptSheet(sheet)
  const { place } = mount(ToastContainer, {
    'aria-label': toasts,
    className: () => 'toasts',
    closeButton: (props: CloseButtonProps) => <CloseButton {...props} label={closeToast} />,
    closeOnClick: true,
    customProgressBar: true,
    draggable: true,
    // `Message` looks for itself.
    pauseOnHover: false,
    transition: SlideIn,
  })
  place.id = 'toasts'
}

/**
 * Waits, when the toast leaves, for those animations of `.toast` that run: a visitor's own style may have switched
 * them off, and the transitions of the library then wait for an `animationend` for ever.
 */
function SlideIn(props: ToastTransitionProps) {
  const { children, isIn } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each way; the functions stay the same
  useEffect(() => {
    if (isIn) return props.playToast()
    const running = props.preventExitTransition ? [] : props.nodeRef.current?.getAnimations()
    Promise.allSettled(running?.map(({ finished }) => finished) ?? []).then(props.done)
  }, [isIn])
  return children
}

/** The emoji comes first in the text, and on a tile; the bar shows the time that is left. */
interface MessageProps extends ToastContentProps<string> {
  /** How long it stays, in milliseconds. */
  toastMs: number
}

function Message({ data, closeToast, isPaused, toastMs }: MessageProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState(toastMs)
  useEffect(() => {
    if (isPaused) return
    // Asks instead of listening: no event tells of a pointer that was there before the toast.
    const timer = setInterval(() => {
      if (!bar.current?.closest(attended)) setLeft((left) => left - stepMs)
    }, stepMs)
    return () => clearInterval(timer)
  }, [isPaused])
  useEffect(() => {
    if (left <= 0) closeToast()
  }, [left, closeToast])
  const [emoji, ...words] = data.split(' ')
  return (
    <>
      <p>
        <span>{emoji}</span> {words.join(' ')}
      </p>
      <div ref={bar} className="toast-bar" style={{ scale: `${left / toastMs} 1` }} />
    </>
  )
}

function CloseButton({ closeToast, label }: CloseButtonProps & { label: string }) {
  return <button type="button" className="close-button" aria-label={label} onClick={closeToast} />
}
