import { legalLinks } from '#content/company/navigation.ts'
import { choiceTerms } from '#content/consent.ts'
import { phoneNotice } from '#content/forms/privacy-notice.ts'
import { logo } from '../drawn/inline.ts'
import { useLeadFormWords } from '../lead-form/lead-form-words.ts'
import { useContent } from '../render/content.ts'
import { Island, useIslandProps } from '../render/island.tsx'
import { apart } from '../ui/apart.ts'
import { inlineDrawing } from '../ui/art.tsx'
import { Link } from '../ui/link.tsx'
import { FooterForm } from './footer-form.tsx'

/** Spec: S-9 */
export function SiteFooter() {
  const { company, consent, footerForm, layout } = useContent()
  const { heading, text, legal, light } = layout.footer
  return (
    <footer className="site-footer ground-encre">
      <div className="message">
        <div>
          <h2>{heading}</h2>
          <p>{text}</p>
          <address>
            {apart([
              ...company.offices.map(({ city, phone }) => (
                <a key={city} href={phone.href}>
                  {phone.label}
                </a>
              )),
              <a key="email" href={`mailto:${company.email}`}>
                {company.email}
              </a>,
            ])}
            {` ${company.offices.map(({ city, country }) => `${city}, ${country}`).join(' · ')}`}
          </address>
        </div>
        <Island
          name="footer-form"
          of={FooterForm}
          props={{
            form: useLeadFormWords('footer', footerForm.form),
            fields: footerForm.fields,
            phoneNotice,
          }}
        />
      </div>
      <nav className="legal" aria-label={legal}>
        <p>{`© ${company.copyrightYear} ${company.name}`}</p>
        <ul>
          {legalLinks.map(({ title, url }) => (
            <li key={url}>
              <Link to={url}>{title}</Link>
            </li>
          ))}
          <li>
            {/* With scripts, this link opens the consent dialog (Spec: L-12). */}
            <Link
              to="/politique-de-cookies"
              aria-haspopup="dialog"
              data-js
              data-choices={useIslandProps('choices-dialog', {
                words: consent.choices,
                purposes: consent.purposes,
                terms: choiceTerms,
              })}
            >
              {consent.choices.open}
            </Link>
          </li>
        </ul>
        <button
          className="light-switch"
          type="button"
          data-js
          data-day={light.day}
          data-night={light.night}
        >
          {`${light.name} `}
          <span>{light.device}</span>
        </button>
      </nav>
      <Link className="shop-sign" to="/" aria-label={layout.home} {...inlineDrawing(logo)} />
    </footer>
  )
}
