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
  /** `top` renders the first 1707 px of a page 1280 px wide, `phone` the first 800 px of one 390 px wide. */
  extent?: Extent
  headings?: boolean
}

/**
 * One home page of the company, as wide as its container: below 700 px it has the layout of a phone.
 * `PreviewRules` provides colours and name sizes; the page must load `previews.css`, `poster.css` and
 * `storefront.css`.
 */
export const Preview = memo(function Preview({
  answers,
  direction,
  extent = 'top',
  headings = false,
}: PreviewProps) {
  const Page = pages[direction]
  return (
    // A translator would keep React from updating the visitor's own words.
    <div className="preview" translate="no">
      <Sketch answers={answers} extent={extent} hasHeadings={headings}>
        <Page />
      </Sketch>
    </div>
  )
})
