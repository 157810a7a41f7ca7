import type { ReactNode } from 'react'
import type { Answers, DirectionId } from '#previews/answers/answers.ts'
import { Preview } from './preview.tsx'
import { PreviewRules } from './preview-rules.tsx'
import './previews.css'
import './poster.css'
import './storefront.css'

interface SmallPreviewProps {
  answers: Answers
  direction: DirectionId
}

export default function SmallPreview(props: SmallPreviewProps): ReactNode {
  return (
    <>
      <PreviewRules answers={props.answers} />
      <Preview {...props} />
    </>
  )
}
