import { createContext, memo, type ReactNode, use, useMemo } from 'react'
import { type Drawing, toInline } from '#art/svg.ts'
import { type Answers, example, type TradeId } from '#previews/answers/answers.ts'
import { type Place, placeOf, priceIn } from '#previews/place.ts'
import { type Offer, type Price, type Trade, tradeIn } from '#previews/trades.ts'
import { isRightToLeft, place, typeset } from '#previews/words.ts'

/**
 * How much of a page is drawn: what a frame of a desk's screen shows, what a small one of a
 * telephone's does, or all of it.
 */
export type Extent = 'top' | 'phone' | 'whole'

/**
 * One context for each answer: who types a name has only the name drawn again, on up to nine pages at
 * once.
 */
const NameContext = createContext(example.name)
const SentenceContext = createContext(example.sentence)
const TownContext = createContext({ town: example.town, place: placeOf(example.town) })
const TradeContext = createContext<{ id: TradeId; trade: Trade } | null>(null)
const ExtentContext = createContext<Extent>('whole')
/** Whether titles are headings for screen readers: never in a miniature, which is a picture. */
const HeadingsContext = createContext(false)

interface SketchProps {
  answers: Answers
  extent: Extent
  hasHeadings: boolean
  children: ReactNode
}

/** Hands the answers on to the parts of a page. */
export function Sketch({ answers, extent, hasHeadings, children }: SketchProps) {
  const { name, trade, town, sentence } = answers
  const placed = useMemo(() => ({ town, place: placeOf(town) }), [town])
  const { isTunisian } = placed.place
  // Not of the whole place: a letter more in the town's name must not draw every text again.
  const traded = useMemo(
    () => ({ id: trade, trade: tradeIn({ isTunisian }, trade) }),
    [trade, isTunisian],
  )
  return (
    <HeadingsContext value={hasHeadings}>
      <ExtentContext value={extent}>
        <TradeContext value={traded}>
          <TownContext value={placed}>
            <SentenceContext value={sentence}>
              <NameContext value={name}>{children}</NameContext>
            </SentenceContext>
          </TownContext>
        </TradeContext>
      </ExtentContext>
    </HeadingsContext>
  )
}

export const useExtent = (): Extent => use(ExtentContext)
export const useName = (): string => use(NameContext)
export const useTown = (): { town: string; place: Place } => use(TownContext)

/** The trade, and what its pages say. */
export function useTrade(): { id: TradeId; trade: Trade } {
  const traded = use(TradeContext)
  if (!traded) throw new Error('A page of a preview is drawn inside of a Sketch')
  return traded
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
function Own({ text }: { text: string }) {
  const shown = typeset(text)
  return isRightToLeft(text) ? (
    <bdi dir="auto" className="other-script">
      {shown}
    </bdi>
  ) : (
    shown
  )
}

export function Name() {
  return <Own text={useName()} />
}

/** The name as a paragraph, which says when it is long. */
export function NameLine({ className }: { className: string }) {
  const name = useName()
  return (
    <p className={name.length > 30 ? `${className} is-long` : className}>
      <Own text={name} />
    </p>
  )
}

export function Town() {
  return <Own text={useTown().town} />
}

/** Number, street and town, on a line. */
export function Address() {
  const { town, place } = useTown()
  return (
    <>
      {place.address}, <Own text={town} />
    </>
  )
}

export function Telephone() {
  return useTown().place.telephone
}

/** The visitor's sentence, or what the direction says instead. */
export function SentenceOr({ children }: { children: ReactNode }) {
  const sentence = use(SentenceContext)
  return sentence ? <Own text={sentence} /> : children
}

/** A sketch text, with the town where it names one. */
export function Words({ text }: { text: string }) {
  return text.includes('{town}') ? <PlacedWords text={text} /> : typeset(text)
}

function PlacedWords({ text }: { text: string }) {
  const { before, town, after } = place(text, useTown().town)
  return (
    <>
      {before}
      <Own text={town} />
      {after}
    </>
  )
}

function Amount({ of }: { of: Price | null }) {
  return priceIn(useTown().place, of)
}

/** What the trade's menu lists. */
export function Entries() {
  return useTrade().trade.menu.map((entry) => <span key={entry}>{entry}</span>)
}

/** The trade's story, a paragraph after the other. */
export function Story() {
  return useTrade().trade.story.text.map((text) => (
    <p key={text}>
      <Words text={text} />
    </p>
  ))
}

/** What an offer is called, what it is, what it costs. */
export function OfferText({ offer }: { offer: Offer }) {
  return (
    <>
      <Title level={5} className="item">
        {offer.name}
      </Title>
      <p className="about">
        <Words text={offer.text} />
      </p>
      <p className="amount">
        <Amount of={offer.price} />
      </p>
    </>
  )
}

/** The trade's opening hours. */
export function Hours() {
  const { hours } = useTrade().trade
  return (
    <dl className="hours">
      {hours.flatMap(([when, open]) => [<dt key={when}>{when}</dt>, <dd key={open}>{open}</dd>])}
    </dl>
  )
}

/** What no preview goes without: whose it is, and that its words are examples. */
export function SmallPrint() {
  return (
    <small className="small-print">
      © <Name />, <Town />. Textes, prix, horaires et adresse d’exemple.
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
