import type { HomeContent } from '#content/pages/accueil.ts'
import { firstPriceList } from '#content/pages/expertises/service-page.ts'
import { serviceSquares } from '../../drawn/inline.ts'
import { InlineArt } from '../../ui/art.tsx'
import { StartingPrice } from '../../ui/starting-price.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export function ServiceBoard({ title, text, link, cards, action }: HomeContent['services']) {
  return (
    <section>
      <div className="section-intro">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="service-board">
        {cards.map((card) => (
          <article key={card.title}>
            <InlineArt
              of={serviceSquares[card.art]}
              className="service-art"
              data-picture={card.art}
            />
            <div className="service-text">
              <h3>{card.title}</h3>
              <p>
                {card.description} <StartingPrice of={firstPriceList(card.art)} />
              </p>
              <TextLink to={`/expertises/${card.art}`} aria-label={`${link} : ${card.title}`}>
                {link}
              </TextLink>
            </div>
          </article>
        ))}
      </div>
      <TextLink to="/devis">{action}</TextLink>
    </section>
  )
}
