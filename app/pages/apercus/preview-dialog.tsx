import { use, useRef, useState } from 'react'
import {
  type Answers,
  type DirectionId,
  directionIds,
  directions,
} from '#previews/answers/answers.ts'
import { Preview } from '../../previews/preview.tsx'
import { useIsServed } from '../../ui/use-is-served.ts'
import { PreviewWords } from './preview-words.ts'

interface PreviewDialogProps {
  direction: DirectionId
  answers: Answers
  onClose: () => void
}

export function PreviewDialog({ direction, answers, onClose }: PreviewDialogProps) {
  const { dialog: words, views, notice } = use(PreviewWords)
  const isServed = useIsServed()
  const [device, setDevice] = useState<'desk' | 'phone'>(() =>
    !isServed && matchMedia('(width < 48em)').matches ? 'phone' : 'desk',
  )
  const [comparing, setComparing] = useState(false)
  const title = comparing ? views : directions[direction]
  const sheets = useRef<HTMLElement>(null)
  const rewind = () => sheets.current?.scrollTo({ top: 0, behavior: 'instant' })

  const switchTo = (id: typeof device) => (
    <button
      type="button"
      className="act"
      aria-pressed={device === id}
      onClick={() => {
        setDevice(id)
        rewind()
      }}
    >
      {words[id]}
    </button>
  )

  return (
    <dialog
      // The server renders the dialog open; without scripts, it cannot be modal.
      open={isServed}
      ref={showModal}
      className="preview-dialog"
      aria-label={title}
      onClose={onClose}
    >
      <header>
        <h2>{title}</h2>
        {!isServed && (
          <>
            {switchTo('desk')}
            {switchTo('phone')}
            <button
              type="button"
              className="act"
              aria-pressed={comparing}
              onClick={() => {
                setComparing(!comparing)
                rewind()
              }}
            >
              {words.compare}
            </button>
          </>
        )}
        <form method="dialog">
          <button className="close-button" type="submit" aria-label={words.close} />
        </form>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must scroll by keyboard */}
      <section ref={sheets} className={`sheets ${device}`} aria-label={words.page} tabIndex={0}>
        {(comparing ? directionIds : [direction]).map((id) => (
          <div className="sheet" key={id}>
            <Preview answers={answers} direction={id} extent="whole" headings />
          </div>
        ))}
      </section>
      <p>{notice}</p>
    </dialog>
  )
}

function showModal(dialog: HTMLDialogElement | null) {
  if (!dialog) return
  dialog.removeAttribute('open')
  dialog.showModal()
}
