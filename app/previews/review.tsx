import { memo } from 'react'
import { detail, stillLife } from '#previews/scenes.ts'
import {
  Entries,
  Hours,
  NameLine,
  OfferText,
  Picture,
  SentenceOr,
  SmallPrint,
  Telephone,
  Title,
  Town,
  useSketch,
  useTown,
  Words,
} from './parts.tsx'

export const Review = memo(function Review() {
  const { id, trade, extent } = useSketch()
  const { title, text, call } = trade.review
  return (
    <div className="preview-review">
      <div className="top">
        <NameLine className="name" />
        {extent !== 'phone' && (
          <>
            <p className="entries">
              <Entries />
            </p>
            <p className="call">{call}</p>
          </>
        )}
      </div>

      <div className="front">
        <div>
          <p className="town">
            <Town />
          </p>
          <Title level={3} className={`title ${sizeOf(title)}`}>
            <Words text={title} />
          </Title>
          <div className="standfirst">
            <p>
              <SentenceOr>
                <Words text={text} />
              </SentenceOr>
            </p>
            <p className="link">{call}</p>
          </div>
        </div>
        <Picture
          className="still-life"
          draw={() => stillLife(trade.motifs)}
          with={id}
          fit="slice"
        />
      </div>

      {extent !== 'phone' && <Contents />}
      {extent === 'whole' && <Rest />}
    </div>
  )
})

function Contents() {
  const { id, trade, extent } = useSketch()
  return (
    <>
      <div className="contents">
        <Title level={4} className="heading">
          {trade.review.offers}
        </Title>
        <ol>
          {trade.offers.map((offer) => (
            <li key={offer.name}>
              <OfferText offer={offer} />
            </li>
          ))}
        </ol>
      </div>

      <div className="account">
        <Picture className="detail" draw={() => detail(trade.motifs[1])} with={id} fit="slice" />
        {extent === 'whole' && (
          <div>
            <Title level={4} className="heading">
              <Words text={trade.story.title} />
            </Title>
            <div className="columns">
              <p className="first">
                <Words text={trade.story.text[0]} />
              </p>
              <p>
                <Words text={trade.story.text[1]} />
              </p>
            </div>
          </div>
        )}
      </div>
    </>
  )
}

function Rest() {
  const { trade } = useSketch()
  const { place } = useTown()
  return (
    <>
      <div className="quotation">
        <p>
          {trade.figure.number} <Words text={trade.figure.text} />
        </p>
      </div>

      <div className="visit">
        <Title level={4} className="heading">
          {trade.menu[2]}
        </Title>
        <div>
          <Title level={5} className="label">
            Heures
          </Title>
          <Hours />
        </div>
        <div className="address">
          <Title level={5} className="label">
            Adresse
          </Title>
          <p>{place.address}</p>
          <p>
            <Town />
          </p>
          <p className="telephone">
            <Telephone />
          </p>
        </div>
      </div>

      <div className="end">
        <NameLine className="colophon" />
        <SmallPrint />
      </div>
    </>
  )
}

const sizeOf = (title: string) =>
  title.length < 20 ? 'is-short' : title.length > 46 ? 'is-ample' : ''
