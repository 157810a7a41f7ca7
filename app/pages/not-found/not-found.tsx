import { notFound } from '../../drawn/index.ts'
import { useContent } from '../../render/content.ts'
import { apart } from '../../ui/apart.ts'
import { Art } from '../../ui/art.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { fill } from '../../ui/fill.ts'
import { PreviewsLink } from '../../ui/previews-link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import notFoundSheet from './not-found.css?inline'

export const sheets = [notFoundSheet]

export default function NotFoundPage() {
  const { company, layout, notFound: words } = useContent()
  return (
    <section className="not-found ground-bleu">
      <Art of={notFound} alt={words.picture} priority />
      <div>
        <h1>{words.title}</h1>
        <ButtonLink to="/">{words.home}</ButtonLink>
        <p>
          {apart(
            company.offices.map(({ city, phone }) => (
              <a key={city} className="text-link" href={phone.href}>
                {fill(layout.call, { ville: city })}
              </a>
            )),
          )}{' '}
          <TextLink to="/tarifs/site-vitrine">{words.prices}</TextLink>
        </p>
        <PreviewsLink>{words.see}</PreviewsLink>
      </div>
    </section>
  )
}
