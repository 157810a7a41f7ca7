import type { ReactNode } from 'react'
import type { Answers, DirectionId } from '#previews/answers/answers.ts'
import { Preview } from './preview.tsx'
import { PreviewRules } from './preview-rules.tsx'
import './previews.css'
import './poster.css'
import './storefront.css'

interface SmallPreviewProps {
  /** Name for screen readers. */
  label: string
  answers: Answers
  direction: DirectionId
}

export default function SmallPreview({ label, ...preview }: SmallPreviewProps): ReactNode {
  return (
    <div className="small-preview" role="img" aria-label={label}>
      <div className="small-preview-page" inert>
        <PreviewRules answers={preview.answers} />
        <Preview {...preview} />
      </div>
    </div>
  )
}
