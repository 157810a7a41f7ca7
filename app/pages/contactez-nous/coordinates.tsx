import { useContent } from '../../render/content.ts'

/** Spec: S-28 */
export function Coordinates() {
  const { company, contactPage } = useContent()
  const { title, phones, email, offices } = contactPage.coordinates
  const [user, host] = company.email.split('@')
  return (
    <section className="coordinates ground-ombre">
      <h2>{title}</h2>
      <div className="coordinate-plates">
        <div>
          <h3>{phones}</h3>
          {company.offices.map(({ phone }) => (
            <a key={phone.href} href={phone.href}>
              {phone.label}
            </a>
          ))}
        </div>
        <div>
          <h3>{email}</h3>
          <a href={`mailto:${company.email}`}>
            {user}
            <wbr />@{host}
          </a>
        </div>
        <address>
          <h3>{offices}</h3>
          {company.offices.map(({ city, country }) => (
            <p key={city}>
              {city}, {country}
            </p>
          ))}
        </address>
      </div>
    </section>
  )
}
