import type { Ground } from '#previews/rules.ts'
import { awning, mark, tiledFloor, townMap, vignette } from '#previews/scenes.ts'
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

/** Grounds of the four cards, and the inks of the motif on each. */
const cards = [
  ['accent', 'accent-light'],
  ['second', 'second-dark'],
  ['ink', 'ink-light'],
  ['second', 'second-dark'],
] as const satisfies readonly (readonly [string, Ground])[]

/** « Le comptoir »: hours, prices and map first, everything at hand. */
export function Counter() {
  const { answers, trade, place, isWhole } = useSketch()
  const { title, text, call } = trade.counter
  const [[when, open] = ['', '']] = trade.hours
  return (
    <div className="preview-counter">
      <p className="notice">
        <span>
          {when}&#160;: {open}
        </span>
        <span>
          {place.address}, <Own text={answers.town} />
        </span>
      </p>
      <div className="top">
        <Picture className="mark" draw={() => mark(trade.motifs[0])} with={answers.trade} />
        <p className="name">
          <Own text={answers.name} />
        </p>
        <p className="entries">
          {trade.menu.map((entry) => (
            <span key={entry}>{entry}</span>
          ))}
        </p>
        <p className="call">Appeler {place.telephone}</p>
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
            <span className="call">{call}</span>
            <span className="quiet">Itinéraire</span>
          </p>
        </div>
        <div className="where">
          <Picture
            draw={() => townMap(answers.town, place.isByTheSea)}
            with={answers.town}
            fit="slice"
          />
          <p className="address">
            {place.address}, <Own text={answers.town} />
          </p>
        </div>
        <div className="shelf">
          <Title level={4} className="heading">
            {trade.counter.offers}
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
              )
            })}
          </ul>
        </div>
        <div className="when">
          <Title level={4} className="heading">
            Horaires
          </Title>
          <Hours />
          <p className="quiet">{place.telephone}</p>
        </div>
        <div className="facts">
          <Title level={4} className="heading">
            Bon à savoir
          </Title>
          <dl>
            {trade.facts.map(([question, answer]) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>
                  <Words text={answer} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="figure">
          <p className="number">{trade.figure.number}</p>
          <p>
            <Words text={trade.figure.text} />
          </p>
        </div>
        <div className="account">
          <Picture draw={() => tiledFloor(trade.motifs, 5, 4)} with={answers.trade} fit="slice" />
          <div>
            <Title level={4} className="heading">
              <Words text={trade.story.title} />
            </Title>
            {trade.story.text.map((text) => (
              <p key={text}>
                <Words text={text} />
              </p>
            ))}
          </div>
        </div>
      </div>

      {isWhole && (
        <div className="end">
          <p>
            <Own text={answers.name} />
          </p>
          <p>
            {place.address}, <Own text={answers.town} />
          </p>
          <p>{place.telephone}</p>
          <SmallPrint />
        </div>
      )}
      <p className={isWhole ? 'thumb' : 'thumb is-still'}>Appeler</p>
    </div>
  )
}
