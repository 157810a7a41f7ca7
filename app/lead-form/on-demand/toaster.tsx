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
import sheet from './toaster.css?inline'

/** Interval between updates of the remaining time, in milliseconds; equal to the transition of `.toast-bar`. */
const stepMs = 250

const attended = '.toast:hover, .toast:focus-visible, .toast:has(:focus-visible)'

export type ToastKind = 'success' | 'error'

export function raiseToast(kind: ToastKind, text: string, messages: FormMessages) {
  document.getElementById('toasts') ?? mountContainer(messages)
  toast.dismiss()
  // The library also calls this function outside a render, so it must not use hooks.
  toast(
    (content: ToastContentProps<string>) => <Message {...content} toastMs={messages.toastMs} />,
    {
      data: text,
      role: kind === 'error' ? 'alert' : 'status',
      className: () => `toast toast-${kind}`,
    },
  )
}

function mountContainer({ toasts, closeToast }: FormMessages) {
  adoptSheet(sheet)
  const { place } = mount(ToastContainer, {
    'aria-label': toasts,
    className: () => 'toasts',
    closeButton: (props: CloseButtonProps) => <CloseButton {...props} label={closeToast} />,
    closeOnClick: true,
    customProgressBar: true,
    draggable: true,
    draggablePercent: 30,
    pauseOnHover: false,
    transition: SlideIn,
  })
  place.id = 'toasts'
}

/**
 * Waits for the running animations of `.toast` before removing it. The library's own transitions wait for
 * `animationend`, which browsers never fire if a user style disables animations.
 */
function SlideIn(props: ToastTransitionProps) {
  const { children, isIn } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once to show and once to hide; the functions never change
  useEffect(() => {
    if (isIn) return props.playToast()
    const running = props.preventExitTransition ? [] : props.nodeRef.current?.getAnimations()
    Promise.allSettled(running?.map(({ finished }) => finished) ?? []).then(props.done)
  }, [isIn])
  return children
}

interface MessageProps extends ToastContentProps<string> {
  toastMs: number
}

function Message({ data, closeToast, isPaused, toastMs }: MessageProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState(toastMs)
  useEffect(() => {
    if (isPaused) return
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
