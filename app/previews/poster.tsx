import { memo } from 'react'
import { type Line, splitAtEmoji } from '#previews/fit-poster-title.ts'
import { type Ground, settingOf } from '#previews/rules.ts'
import { frieze, lineEnd, posterWall, vignette } from '#previews/scenes.ts'
import {
  Address,
  Entries,
  Hours,
  OfferText,
  Picture,
  SentenceOr,
  SmallPrint,
  Story,
  Telephone,
  Title,
  Town,
  useName,
  useSketch,
  Words,
} from './parts.tsx'

const panels = [
  ['second', 'second'],
  ['tint', 'paper'],
  ['ink', 'ink-light'],
  ['accent', 'accent-light'],
] as const satisfies readonly (readonly [string, Ground])[]

export const Poster = memo(function Poster() {
  const { id, trade, extent } = useSketch()
  const { title, text, call } = trade.poster
  const offers = extent === 'phone' ? trade.offers.slice(0, 1) : trade.offers
  return (
    <div className="preview-poster">
      <div className="front">
        <WoodName />
        <p className="entries">
          {extent !== 'phone' && (
            <span className="town">
              <Town />
            </span>
          )}{' '}
          <Entries />
        </p>
        <div className="below">
          <div className="cry">
            <p className={title.length > 13 ? 'shout is-long' : 'shout'}>
              <Words text={title} />
            </p>
            <p>
              <SentenceOr>
                <Words text={text} />
              </SentenceOr>
            </p>
            <p className="call">{call}</p>
          </div>
          {extent !== 'phone' && (
            <Picture
              className="wall-wide"
              draw={() => posterWall(trade.motifs, 15, 6)}
              with={id}
              fit="slice"
            />
          )}
          <Picture
            className="wall-narrow"
            draw={() => posterWall(trade.motifs, 8, 4)}
            with={id}
            fit="slice"
          />
        </div>
      </div>

      <div className="panels">
        <Title level={4} className="heading">
          {trade.poster.offers}
        </Title>
        <ul>
          {offers.map((offer, i) => {
            const [ground, inks] = panels[i] ?? panels[0]
            return (
              <li key={offer.name} className={`on-${ground}`}>
                <Picture draw={() => vignette(offer.motif, inks)} with={offer.motif} />
                <OfferText offer={offer} />
              </li>
            )
          })}
        </ul>
      </div>

      {extent === 'whole' && <Rest />}
    </div>
  )
})

function Rest() {
  const { id, trade } = useSketch()
  return (
    <>
      <div className="figure">
        <p className="number">{trade.figure.number}</p>
        <p className="caption">
          <Words text={trade.figure.text} />
        </p>
      </div>

      <div className="account">
        <Title level={4} className="heading">
          <Words text={trade.story.title} />
        </Title>
        <Story />
      </div>

      <div className="visit">
        <Title level={4} className="heading">
          {trade.menu[2]}
        </Title>
        <Hours />
        <p className="address">
          <span>
            <Address />
          </span>
          <span>
            <Telephone />
          </span>
        </p>
      </div>

      <div className="end">
        <Picture className="frieze" draw={() => frieze(trade.motifs, 16)} with={id} fit="slice" />
        <SmallPrint />
      </div>
    </>
  )
}

function WoodName() {
  const setting = settingOf(useName())
  return (
    <Title level={3} className="title">
      {useSketch().extent !== 'phone' && <WoodLines className="name-wide" lines={setting.wide} />}
      <WoodLines className="name-narrow" lines={setting.narrow} />
    </Title>
  )
}

function WoodLines({ className, lines }: { className: string; lines: Line[] | null }) {
  const name = useName()
  const { id, trade } = useSketch()
  if (!lines) {
    return (
      <span className={`${className} is-plain`}>
        <bdi dir="auto">{name}</bdi>
      </span>
    )
  }
  return (
    <span className={className}>
      {lines.map(({ text, ornaments, isAccented }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text
        <span key={i} className={isAccented ? 'line is-accented' : 'line'}>
          <WoodLetters text={text} />{' '}
          {ornaments > 0 && (
            <Picture draw={() => lineEnd(trade.motifs, ornaments)} with={`${id} ${ornaments}`} />
          )}
        </span>
      ))}
    </span>
  )
}

function WoodLetters({ text }: { text: string }) {
  const parts = splitAtEmoji(text)
  if (parts.length === 1) return text
  return (
    <span>
      {parts.map((part, i) =>
        i % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may repeat its emoji
          <span key={i} className="emoji">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  )
}
