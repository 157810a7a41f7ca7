import { type MouseEventHandler, use } from 'react'
import { type Answers, type DirectionId, directions, trades } from '#previews/answers/answers.ts'
import { fields } from '#previews/fields.ts'
import { domainOf } from '#previews/place.ts'
import { Preview } from '../../previews/preview.tsx'
import { writtenDay } from '../../ui/day.tsx'
import { fill } from '../../ui/fill.ts'
import { PreviewWords } from './preview-words.ts'
import { useHydrated } from './use-hydrated.ts'

interface PreviewFrameProps {
  direction: DirectionId
  answers: Answers
  later: Answers
  form: string
  isFavourite: boolean
  onChoose: MouseEventHandler
  onEnlarge: MouseEventHandler
}

export function PreviewFrame({
  direction,
  answers,
  later,
  form,
  isFavourite,
  onChoose,
  onEnlarge,
}: PreviewFrameProps) {
  const words = use(PreviewWords)
  const hydrated = useHydrated()
  const title = directions[direction]
  const { line, description } = words.directions[direction]
  const { name, trade, town } = answers
  return (
    <article className={`preview-frame of-${direction}${isFavourite ? ' favourite' : ''}`}>
      <div
        className="facade"
        role="img"
        aria-label={fill(words.describe, {
          direction: title,
          nom: name,
          metier: trades[trade],
          ville: town,
          description,
        })}
      >
        <p>
          <span translate="no">{domainOf(name, town)}</span>
        </p>
        <div className="screen" inert>
          <Preview answers={answers} direction={direction} />
        </div>
        {hydrated && (
          <div className="screen phone" inert>
            <Preview answers={later} direction={direction} extent="phone" />
          </div>
        )}
      </div>
      <h2>{title}</h2>
      <p>{line}</p>
      {hydrated && (
        <p className="print-note">{`${name}, ${writtenDay(new Date())}. ${words.notice}`}</p>
      )}
      <p className="acts">
        <button
          className="act favour"
          form={form}
          name={fields.favourite}
          value={isFavourite ? '' : direction}
          type="submit"
          aria-label={`${words.favourite}, ${title}`}
          aria-pressed={isFavourite}
          data-js
          onClick={onChoose}
        >
          {words.favourite}
        </button>{' '}
        <button
          className="act"
          form={form}
          name={fields.enlarged}
          value={direction}
          type="submit"
          aria-label={`${words.enlarge}, ${title}`}
          aria-haspopup="dialog"
          data-js
          onClick={onEnlarge}
        >
          {words.enlarge}
        </button>
      </p>
    </article>
  )
}
