import { detail, stillLife } from '#previews/scenes.ts'
import {
  Amount,
  Hours,
  Own,
  Picture,
  SentenceOr,
  SmallPrint,
  Title,
  useSketch,
  Words,
} from './parts.tsx'

/** « La revue »: a voice, white, two sizes of type. */
export function Review() {
  const { answers, trade, isWhole } = useSketch()
  const { name, town } = answers
  const { title, text, call } = trade.review
  const length = name.length > 30 ? 'is-long' : ''
  return (
    <div className="preview-review">
      <div className="top">
        <p className={`name ${length}`}>
          <Own text={name} />
        </p>
        <p className="entries">
          {trade.menu.map((entry) => (
            <span key={entry}>{entry}</span>
          ))}
        </p>
        <p className="call">{call}</p>
      </div>

      <div className="front">
        <div>
          <p className="town">
            <Own text={town} />
          </p>
          <Title level={3} className={`title ${sizeOf(title)}`}>
            <Words text={title} />
          </Title>
          <div className="standfirst">
            <p>
              <Words text={text} />
            </p>
            <p className="link">{call}</p>
          </div>
        </div>
        <Picture
          className="still-life"
          draw={() => stillLife(trade.motifs)}
          with={answers.trade}
          fit="slice"
        />
      </div>

      <div className="contents">
        <Title level={4} className="heading">
          {trade.review.offers}
        </Title>
        <ol>
          {trade.offers.map((offer) => (
            <li key={offer.name}>
              <Title level={5} className="item">
                {offer.name}
              </Title>
              <p className="about">
                <Words text={offer.text} />
              </p>
              <p className="amount">
                <Amount of={offer.price} />
              </p>
            </li>
          ))}
        </ol>
      </div>

      <div className="account">
        <Picture
          className="detail"
          draw={() => detail(trade.motifs[1])}
          with={answers.trade}
          fit="slice"
        />
        {isWhole && (
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

      {isWhole && (
        <>
          <div className="quotation">
            <p>
              <SentenceOr>
                {trade.figure.number} <Words text={trade.figure.text} />
              </SentenceOr>
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
            <Address />
          </div>

          <div className="end">
            <p className={`colophon ${length}`}>
              <Own text={name} />
            </p>
            <SmallPrint />
          </div>
        </>
      )}
    </div>
  )
}

function Address() {
  const { answers, place } = useSketch()
  return (
    <div className="address">
      <Title level={5} className="label">
        Adresse
      </Title>
      <p>{place.address}</p>
      <p>
        <Own text={answers.town} />
      </p>
      <p className="telephone">{place.telephone}</p>
    </div>
  )
}

/** The headline is as large as its length lets it. */
const sizeOf = (title: string) =>
  title.length < 20 ? 'is-short' : title.length > 46 ? 'is-ample' : ''
