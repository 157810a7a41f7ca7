import { choiceTerms } from '#content/consent.ts'
import { phoneNotice } from '#content/forms/privacy-notice.ts'
import { cornerContact, talk } from '../../drawn/index.ts'
import { languedocMap, sahelMap } from '../../drawn/inline.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useLeadFormWords } from '../../lead-form/lead-form-words.ts'
import { useContent } from '../../render/content.ts'
import { Island } from '../../render/island.tsx'
import { apart } from '../../ui/apart.ts'
import { Art, InlineArt } from '../../ui/art.tsx'
import { StartingPrice } from '../../ui/starting-price.tsx'
import { CoastMap } from './coast-map.tsx'
import { ContactForm } from './contact-form.tsx'
import contactezNousSheet from './contactez-nous.css?inline'

export const sheets = [contactezNousSheet]

export default function ContactPage() {
  const { company, consent, layout } = useContent()
  const { map } = consent
  return (
    <>
      <PageBanner ground="ground-rose" corner={cornerContact} />
      <Talk />
      <Coordinates />
      <Island
        name="coast-map"
        of={CoastMap}
        now="choices"
        props={{ words: map, terms: choiceTerms, offices: company.offices }}
      >
        <InlineArt
          of={languedocMap}
          aria-hidden={undefined}
          role="img"
          aria-label={map.otherDrawing}
        />
        <InlineArt of={sahelMap} aria-hidden={undefined} role="img" aria-label={map.drawing} />
      </Island>
      <p className="map-failed" role="alert">
        {layout.failed}
      </p>
      <ClientQuestions />
    </>
  )
}

/** Spec: S-28 */
function Talk() {
  const { company, contactPage } = useContent()
  const { question, answer, lead, call } = contactPage.talk
  return (
    <section className="talk">
      <div className="talk-form">
        <h2>
          <span>{question}</span> <span>{answer}</span>
        </h2>
        <p>
          {lead} <StartingPrice of="site-vitrine" />
        </p>
        <p className="talk-call">
          <span>{call}</span>{' '}
          {apart(
            company.offices.map(({ city, phone }) => (
              <a key={city} href={phone.href} aria-label={`${phone.label}, ${city}`}>
                {phone.label}
              </a>
            )),
          )}
        </p>
        <Island
          name="contact-form"
          of={ContactForm}
          props={{
            form: useLeadFormWords('contact', contactPage.form),
            fields: contactPage.fields,
            phoneNotice,
          }}
        />
      </div>
      <Art of={talk} alt="" />
    </section>
  )
}

/** Spec: S-28 */
function Coordinates() {
  const { company, contactPage } = useContent()
  const { title, phones, email, offices } = contactPage.coordinates
  const [user, host] = company.email.split('@')
  return (
    <section className="coordinates ground-ombre">
      <h2>{title}</h2>
      <div className="coordinate-plates">
        <div>
          <h3>{phones}</h3>
          {apart(
            company.offices.map(({ phone }) => (
              <a key={phone.href} href={phone.href}>
                {phone.label}
              </a>
            )),
          )}
        </div>
        <div>
          <h3>{email}</h3>
          <a href={`mailto:${company.email}`}>
            {user}
            <wbr />@{host}
          </a>
        </div>
        <div>
          <h3>{offices}</h3>
          <address>
            {company.offices.map(({ street, city, country }) => (
              <p key={city}>
                {street && `${street}, `}
                {city}, {country}
              </p>
            ))}
          </address>
        </div>
      </div>
    </section>
  )
}

/** Spec: S-28 */
function ClientQuestions() {
  const { title, items } = useContent().contactPage.questions
  return (
    <section className="client-questions">
      <h2>{title}</h2>
      <dl>
        {items.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
