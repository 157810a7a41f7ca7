import { memo } from 'react'
import type { Answers, DirectionId } from '#previews/answers/answers.ts'
import { type Extent, Sketch } from './parts.tsx'
import { Poster } from './poster.tsx'
import { Review } from './review.tsx'
import { Storefront } from './storefront.tsx'

const pages = { review: Review, poster: Poster, storefront: Storefront } satisfies Record<
  DirectionId,
  unknown
>

interface PreviewProps {
  answers: Answers
  direction: DirectionId
  extent?: Extent
  headings?: boolean
}

export const Preview = memo(function Preview({
  answers,
  direction,
  extent = 'top',
  headings = false,
}: PreviewProps) {
  const Page = pages[direction]
  return (
    // A browser's translator would prevent React from updating the visitor's words.
    <div className="preview" translate="no">
      <Sketch answers={answers} extent={extent} hasHeadings={headings}>
        <Page />
      </Sketch>
    </div>
  )
})
