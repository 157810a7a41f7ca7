import { memo } from 'react'
import type { Answers, DirectionId } from '#previews/answers.ts'
import { Counter } from './counter.tsx'
import { SketchProvider } from './parts.tsx'
import { Poster } from './poster.tsx'
import { Review } from './review.tsx'

const pages = { review: Review, poster: Poster, counter: Counter } satisfies Record<
  DirectionId,
  unknown
>

interface PreviewProps {
  answers: Answers
  direction: DirectionId
  /** `top` draws what a frame of 3:4 shows, `whole` the page down to its last line. */
  extent?: 'top' | 'whole'
  /** Titles are headings from h3 on; without it they are paragraphs, as in a picture. */
  headings?: boolean
}

/**
 * One home page of the company, as wide as what holds it: laid out for a desk, or below 700 px for a
 * telephone. Its colours and the sizes that follow from the name come from `PreviewRules`, all else
 * from `previews.css`, which the page brings.
 */
export const Preview = memo(function Preview({
  answers,
  direction,
  extent = 'top',
  headings = false,
}: PreviewProps) {
  const Page = pages[direction]
  return (
    <div className="preview">
      <SketchProvider answers={answers} isWhole={extent === 'whole'} hasHeadings={headings}>
        <Page />
      </SketchProvider>
    </div>
  )
})
