import { lazy, type MouseEvent, type ReactNode, Suspense } from 'react'
import type { QuotePage } from '#content/pages/devis.ts'
import { directions } from '#previews/answers/answers.ts'
import { summaryOfPreviews } from '#previews/answers/summary.ts'
import { fill } from '../../ui/fill.ts'
import { type Address, Link } from '../../ui/link.tsx'

const SmallPreview = lazy(() =>
  import('../../previews/small-preview.tsx').catch(() => ({ default: () => null })),
)

interface QuotePreviewsProps {
  code: string
  isHydrated: boolean
  words: QuotePage['previews']
  notice: string
  children: ReactNode
  without: Address
  onRemoved: (event: MouseEvent) => void
}

export function QuotePreviews({
  code,
  isHydrated,
  words,
  notice,
  children,
  without,
  onRemoved,
}: QuotePreviewsProps) {
  const summary = summaryOfPreviews(code)
  if (!summary) {
    return (
      <div className="quote-previews">
        {children}
        <p role="status">{words.lost}</p>
      </div>
    )
  }
  const { answers, favourite } = summary
  const direction = favourite ?? 'review'
  return (
    <div className="quote-previews">
      <input type="hidden" name="apercus" value={code} />
      {isHydrated && (
        <Suspense fallback={<div className="small-preview" />}>
          <SmallPreview
            label={fill(words.picture, { direction: directions[direction], nom: answers.name })}
            answers={answers}
            direction={direction}
          />
        </Suspense>
      )}
      <p>
        <b>{words.chosen}</b>
      </p>
      <dl>
        {summary.words.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt> <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <p>{notice}</p>
      <p className="previews-ways">
        {/* A query only without scripts, because browsers send no fragment to a server. */}
        <Link className="text-link" to={`/apercus${isHydrated ? '#' : '?apercus='}${code}`}>
          {words.again}
        </Link>
        <Link className="text-link" to={without} onClick={onRemoved}>
          {words.drop}
        </Link>
      </p>
    </div>
  )
}
