import { createContext, memo, type ReactNode, use, useMemo } from 'react'
import { type Drawing, toInline } from '#art/svg.ts'
import type { Answers } from '#previews/answers.ts'
import { type Place, placeOf, priceIn } from '#previews/place.ts'
import { type Price, type Trade, tradeTexts } from '#previews/trades.ts'
import { isRightToLeft, place, typeset } from '#previews/words.ts'

/** What the three directions draw from. */
export interface Sketch {
  answers: Answers
  trade: Trade
  place: Place
  /** Whether to draw more than a frame shows. */
  isWhole: boolean
}

const SketchContext = createContext<Sketch | null>(null)

/** Whether titles are headings for screen readers: never in a miniature, which is a picture. */
const HeadingsContext = createContext(false)

interface SketchProviderProps {
  answers: Answers
  isWhole: boolean
  hasHeadings: boolean
  children: ReactNode
}

export function SketchProvider({ answers, isWhole, hasHeadings, children }: SketchProviderProps) {
  const { trade, town } = answers
  const sketch = useMemo(
    () => ({ answers, isWhole, trade: tradeTexts[trade], place: placeOf(town) }),
    [answers, isWhole, trade, town],
  )
  return (
    <HeadingsContext value={hasHeadings}>
      <SketchContext value={sketch}>{children}</SketchContext>
    </HeadingsContext>
  )
}

export function useSketch(): Sketch {
  const sketch = use(SketchContext)
  if (!sketch) throw new Error('a direction is drawn inside of a Preview')
  return sketch
}

interface TitleProps {
  /** 3 for the page's headline, 4 for its sections, 5 for what they list. */
  level: 3 | 4 | 5
  className: string
  children: ReactNode
}

/** A title, and a heading where the preview is there to be read. */
export function Title({ level, ...props }: TitleProps) {
  const Tag = use(HeadingsContext) ? (`h${level}` as const) : 'p'
  return <Tag {...props} />
}

/** A text of the visitor's own, which keeps its direction whatever stands around it. */
export function Own({ text }: { text: string }) {
  const shown = typeset(text)
  return isRightToLeft(text) ? (
    <bdi dir="auto" className="other-script">
      {shown}
    </bdi>
  ) : (
    shown
  )
}

/** A sketch text, with the town where it names one. */
export function Words({ text }: { text: string }) {
  const { answers } = useSketch()
  const { before, town, after } = place(text, answers.town)
  return (
    <>
      {before}
      {town && <Own text={town} />}
      {after}
    </>
  )
}

/** The visitor's sentence, or what the direction says instead. */
export function SentenceOr({ children }: { children: ReactNode }) {
  const { sentence } = useSketch().answers
  return sentence ? <Own text={sentence} /> : children
}

export function Amount({ of }: { of: Price | null }) {
  return priceIn(useSketch().place, of)
}

/** The trade's opening hours. */
export function Hours() {
  const { trade } = useSketch()
  return (
    <dl className="hours">
      {trade.hours.map(([when, open]) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{open}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What no preview goes without: whose it is, and that its words are examples. */
export function SmallPrint() {
  const { name, town } = useSketch().answers
  return (
    <small className="small-print">
      © <Own text={name} />, <Own text={town} />. Textes, prix et adresse d’exemple.
    </small>
  )
}

interface PictureProps {
  className?: string
  /** Draws it; a function of `with` alone. */
  draw: () => Drawing
  /** What the drawing depends on: while it stays, nothing is drawn again. */
  with: string
  fit?: 'meet' | 'slice'
}

/** A drawing of `previews/scenes.ts`, which takes its colours from the preview around it. */
export const Picture = memo(
  function Picture({ className = '', draw, fit }: PictureProps) {
    const drawn = toInline(draw(), fit)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, without a visitor's word
    return <span className={`drawing ${className}`} dangerouslySetInnerHTML={{ __html: drawn }} />
  },
  (before, after) => before.with === after.with && before.className === after.className,
)
