import { lazy, Suspense } from 'react'
import { href, Link, type To } from 'react-router'
import { sketchNotice } from '#content/pages/apercus.ts'
import { quotePreviews } from '#content/pages/devis.ts'
import { directions } from '#previews/answers/answers.ts'
import { summaryOfPreviews } from '#previews/answers/summary.ts'
import { PreviewsLink } from '../../ui/previews-link.tsx'

// Without its code the words say everything: a picture that does not come is left out.
const SmallPreview = lazy(() =>
  import('../../previews/small-preview.tsx').catch(() => ({ default: () => null })),
)

interface QuotePreviewsProps {
  /** Of the previews that the visitor wants to send along; empty without. */
  code: string
  /** Whether React has taken the page over. */
  isHydrated: boolean
  /** The address of this page without them. */
  without: To
  onRemoved: () => void
}

/** The step of the quote request that shows the chosen previews, or the way to them. */
export function QuotePreviews({ code, isHydrated, without, onRemoved }: QuotePreviewsProps) {
  const words = quotePreviews
  const summary = summaryOfPreviews(code)
  if (!summary) {
    return (
      <div className="quote-previews">
        <PreviewsLink>{words.see}</PreviewsLink>
        <p role={code ? 'status' : undefined}>{code ? words.lost : words.offer}</p>
      </div>
    )
  }
  const { answers, favourite } = summary
  const direction = favourite ?? 'review'
  return (
    <div className="quote-previews">
      <input type="hidden" name="apercus" value={code} />
      {isHydrated && (
        <div
          className="small-preview"
          role="img"
          aria-label={words.picture(directions[direction], answers.name)}
        >
          <div className="small-preview-page" inert>
            <Suspense>
              <SmallPreview answers={answers} direction={direction} />
            </Suspense>
          </div>
        </div>
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
      <p>{sketchNotice}</p>
      <p className="previews-ways">
        {/* Without scripts the server draws them; with scripts it learns nothing of them. */}
        <Link
          className="text-link"
          to={`${href('/apercus')}${isHydrated ? '#' : '?apercus='}${code}`}
        >
          {words.again}
        </Link>
        <Link className="text-link" to={without} replace onClick={onRemoved}>
          {words.drop}
        </Link>
      </p>
    </div>
  )
}
