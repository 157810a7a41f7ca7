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
  /**
   * `top` draws the first 1707 px of a page 1280 px wide, `phone` the first 800 of one 390 px wide,
   * `whole` the page down to its last line.
   */
  extent?: Extent
  /** Titles are headings from h3 on; without it they are paragraphs, as in a picture. */
  headings?: boolean
}

/**
 * One home page of the company, as wide as what holds it: laid out for a desk, or below 700 px for a
 * telephone. Its colours and the sizes that follow from the name come from `PreviewRules`, all else
 * from `previews.css`, `poster.css` and `storefront.css`, which the page brings.
 */
export const Preview = memo(function Preview({
  answers,
  direction,
  extent = 'top',
  headings = false,
}: PreviewProps) {
  const Page = pages[direction]
  return (
    // The visitor's own words: a translator would also keep React from changing them.
    <div className="preview" translate="no">
      <Sketch answers={answers} extent={extent} hasHeadings={headings}>
        <Page />
      </Sketch>
    </div>
  )
})
