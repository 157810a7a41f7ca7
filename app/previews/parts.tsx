import { createContext, memo, type ReactNode, use, useMemo } from 'react'
import { type Drawing, toInline } from '#art/svg.ts'
import { type Answers, example, type TradeId } from '#previews/answers/answers.ts'
import { type Place, type Price, placeOf, priceIn, textsIn } from '#previews/place.ts'
import { tradeTexts } from '#previews/trades/texts.ts'
import type { Offer, Trade } from '#previews/trades/trade.ts'
import { isRightToLeft, place, typeset } from '#previews/words.ts'

export type Extent = 'top' | 'phone' | 'whole'

const NameContext = createContext(example.name)
const SentenceContext = createContext(example.sentence)
const TownContext = createContext({ town: example.town, place: placeOf(example.town) })
const SketchContext = createContext<Drawn | null>(null)

interface Drawn {
  id: TradeId
  trade: Trade
  extent: Extent
  hasHeadings: boolean
}

interface SketchProps extends Pick<Drawn, 'extent' | 'hasHeadings'> {
  answers: Answers
  children: ReactNode
}

export function Sketch({ answers, extent, hasHeadings, children }: SketchProps) {
  const { name, trade, town, sentence } = answers
  const placed = useMemo(() => ({ town, place: placeOf(town) }), [town])
  const { isTunisian } = placed.place
  // Depends on the country only: typing a town must not render every text again.
  const drawn = useMemo(
    () => ({ id: trade, trade: textsIn({ isTunisian }, tradeTexts[trade]), extent, hasHeadings }),
    [trade, isTunisian, extent, hasHeadings],
  )
  return (
    <SketchContext value={drawn}>
      <TownContext value={placed}>
        <SentenceContext value={sentence}>
          <NameContext value={name}>{children}</NameContext>
        </SentenceContext>
      </TownContext>
    </SketchContext>
  )
}

export const useName = (): string => use(NameContext)
export const useTown = (): { town: string; place: Place } => use(TownContext)

export function useSketch(): Drawn {
  const drawn = use(SketchContext)
  if (!drawn) throw new Error('useSketch() is called outside a <Sketch>')
  return drawn
}

interface TitleProps {
  level: 3 | 4 | 5
  className: string
  children: ReactNode
}

export function Title({ level, ...props }: TitleProps) {
  const Tag = useSketch().hasHeadings ? (`h${level}` as const) : 'p'
  return <Tag {...props} />
}

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

export function SentenceOr({ children }: { children: ReactNode }) {
  const sentence = use(SentenceContext)
  return sentence ? <Own text={sentence} /> : children
}

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

export function Entries() {
  // A space keeps them apart without the sheet.
  return useSketch().trade.menu.map((entry) => <span key={entry}>{`${entry} `}</span>)
}

export function Story() {
  return useSketch().trade.story.text.map((text) => (
    <p key={text}>
      <Words text={text} />
    </p>
  ))
}

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

export function Hours() {
  const { hours } = useSketch().trade
  return (
    <dl className="hours">
      {hours.flatMap(([when, open]) => [<dt key={when}>{when}</dt>, <dd key={open}>{open}</dd>])}
    </dl>
  )
}

export function SmallPrint() {
  return (
    <small className="small-print">
      © <Name />, <Town />. Textes, prix, horaires et adresse d’exemple.
    </small>
  )
}

interface PictureProps {
  className?: string
  draw: () => Drawing
  with: string
  fit?: 'meet' | 'slice'
}

export const Picture = memo(
  function Picture({ className = '', draw, fit }: PictureProps) {
    const drawn = toInline(draw(), fit)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the site, without typed text
    return <span className={`drawing ${className}`} dangerouslySetInnerHTML={{ __html: drawn }} />
  },
  (before, after) => before.with === after.with && before.className === after.className,
)
