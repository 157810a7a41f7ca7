import { company } from '#content/company.ts'
import { contactPage } from '#content/contactez-nous.ts'
import { InlineArt } from '../components/art.tsx'
import { sahelMap } from '../drawn/sahel-map.ts'

/**
 * Where the offices are: the coast drawn, and a link to the directions of each. No map service is
 * asked for anything (01-site, section 2, "Contact page": centred on 35.83, 10.64).
 */
export function CoastMap() {
  const { title, drawing, text, directions, newTab } = contactPage.map
  return (
    <section className="map" aria-label={title}>
      <InlineArt svg={sahelMap} aria-hidden={undefined} role="img" aria-label={drawing} />
      <div>
        <p>{text}</p>
        {company.offices.map((office) => (
          <a
            key={office.city}
            className="text-link"
            href={office.directions}
            target="_blank"
            rel="noopener"
          >
            {directions} {office.city}, {office.country}
            <span className="visually-hidden"> {newTab}</span>
          </a>
        ))}
      </div>
    </section>
  )
}
