import { freeOffers } from '#content/catalogue/offers.ts'
import { firstPriceList } from '#content/pages/expertises/service-page.ts'
import type { Expertises } from '#content/pages/expertises.ts'
import { pages } from '#content/pages.ts'
import { cornerServices, services as pictures } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { Process } from '../../sections/process.tsx'
import { Questions } from '../../sections/questions.tsx'
import { Art } from '../../ui/art.tsx'
import { Link } from '../../ui/link.tsx'
import { StartingPrice } from '../../ui/starting-price.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import expertisesSheet from './expertises.css?inline'

export const sheets = [expertisesSheet]

export default function ExpertisesPage() {
  const { expertises, home } = useContent()
  const { intro, services, start, questions } = expertises
  return (
    <>
      <PageBanner ground="ground-corail" corner={cornerServices} />
      <ServiceRoofs intro={intro} services={services} link={home.services.link} />
      <StartingPoints {...start} />
      <Process picture={pictures.processSteps} />
      <Questions
        {...questions}
        action={questions.link}
        to="/questions-frequentes"
        name="questions"
      />
    </>
  )
}

type ServiceRoofsProps = Pick<Expertises, 'intro' | 'services'> & { link: string }

/** Spec: T-1 */
function ServiceRoofs({ intro, services, link }: ServiceRoofsProps) {
  return (
    <section className="service-roofs">
      <p className="roofs-intro">{intro}</p>
      <ul>
        {services.map(({ slug, text }, index) => (
          <li key={slug}>
            <Art of={pictures[slug]} alt="" priority={index === 0} data-picture={slug} />
            <h2>
              <Link to={`/expertises/${slug}`}>{pages[`/expertises/${slug}`].crumb}</Link>
            </h2>
            <p>
              {text} <StartingPrice of={firstPriceList(slug)} />
            </p>
            {/* The link of the title covers the card. */}
            <span className="text-link" aria-hidden="true">
              {link}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Spec: T-1 */
function StartingPoints({ title, text, giftLabel, points }: Expertises['start']) {
  return (
    <section className="starting-points ground-soleil">
      <div className="section-intro">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <ul>
        {points.map(({ situation, service, text }) => (
          <li key={service}>
            <h3>{situation}</h3>
            <p>{text}</p>
            <p>
              {giftLabel} <strong>{freeOffers[service]}</strong>
            </p>
            <TextLink to={`/expertises/${service}`}>
              {pages[`/expertises/${service}`].crumb}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
