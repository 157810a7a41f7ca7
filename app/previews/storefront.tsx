import { memo } from 'react'
import type { Ground } from '#previews/rules.ts'
import { awning, mark, tiledFloor, townMap, vignette } from '#previews/scenes.ts'
import {
  Address,
  Entries,
  Hours,
  Name,
  NameLine,
  OfferText,
  Picture,
  SentenceOr,
  SmallPrint,
  Story,
  Telephone,
  Title,
  useSketch,
  useTown,
  Words,
} from './parts.tsx'

const cards = [
  ['accent', 'accent-light'],
  ['second', 'second-dark'],
  ['ink', 'ink-light'],
  ['second', 'second-dark'],
] as const satisfies readonly (readonly [string, Ground])[]

export const Storefront = memo(function Storefront() {
  const { id, trade, extent } = useSketch()
  const { title, text, call } = trade.storefront
  const [[when, open] = ['', '']] = trade.hours
  const isPhone = extent === 'phone'
  return (
    <div className="preview-storefront">
      <p className="notice">
        <span>
          {when}&#160;: {open}
        </span>{' '}
        {!isPhone && (
          <span>
            <Address />
          </span>
        )}
      </p>
      <div className="top">
        <Picture className="mark" draw={() => mark(trade.motifs[0])} with={id} />
        <NameLine className="name" />
        {!isPhone && (
          <>
            <p className="entries">
              <Entries />
            </p>
            <p className="call">
              Appeler <Telephone />
            </p>
          </>
        )}
      </div>
      <Picture className="awning" draw={() => awning(24)} with="" fit="slice" />

      <div className="grid">
        <div className="front">
          <Title level={3} className="title">
            <Words text={title} />
          </Title>
          <p>
            <SentenceOr>
              <Words text={text} />
            </SentenceOr>
          </p>
          <p className="buttons">
            <span className="call">{call}</span>{' '}
            {!isPhone && <span className="quiet">Itinéraire</span>}
          </p>
        </div>
        {!isPhone && <Where />}
        {!isPhone && <Shelf />}
        <div className="when">
          <Title level={4} className="heading">
            Horaires
          </Title>
          <Hours />
          <p className="quiet">
            <Telephone />
          </p>
        </div>
        {!isPhone && <Answers />}
      </div>

      {extent === 'whole' && (
        <div className="end">
          <p>
            <Name />
          </p>
          <p>
            <Address />
          </p>
          <p>
            <Telephone />
          </p>
          <SmallPrint />
        </div>
      )}
      <p className={extent === 'whole' ? 'thumb' : 'thumb is-still'}>Appeler</p>
    </div>
  )
})

function Where() {
  const { town, place } = useTown()
  return (
    <div className="where">
      <Picture draw={() => townMap(town, place.isByTheSea)} with={town} fit="slice" />
      <p className="address">
        <Address />
      </p>
    </div>
  )
}

function Shelf() {
  const { trade } = useSketch()
  return (
    <div className="shelf">
      <Title level={4} className="heading">
        {trade.storefront.offers}
      </Title>
      <ul>
        {trade.offers.map((offer, i) => {
          const [ground, inks] = cards[i] ?? cards[0]
          return (
            <li key={offer.name}>
              <Picture
                className={`on-${ground}`}
                draw={() => vignette(offer.motif, inks)}
                with={offer.motif}
              />
              <OfferText offer={offer} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Answers() {
  const { id, trade, extent } = useSketch()
  return (
    <>
      <div className="facts">
        <Title level={4} className="heading">
          Bon à savoir
        </Title>
        <dl>
          {trade.facts.flatMap(([question, answer]) => [
            <dt key={question}>{question}</dt>,
            <dd key={answer}>
              <Words text={answer} />
            </dd>,
          ])}
        </dl>
      </div>
      <div className="figure">
        <p className="number">{trade.figure.number}</p>
        <p>
          <Words text={trade.figure.text} />
        </p>
      </div>
      <div className="account">
        <Picture draw={() => tiledFloor(trade.motifs, 5, 4)} with={id} fit="slice" />
        <div>
          <Title level={4} className="heading">
            <Words text={trade.story.title} />
          </Title>
          {extent === 'whole' && <Story />}
        </div>
      </div>
    </>
  )
}
