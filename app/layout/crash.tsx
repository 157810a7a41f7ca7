import { company } from '#content/company/company.ts'
import { crash } from '#content/pages/not-found.ts'

/**
 * What the visitor sees when a page breaks in the browser: calm words and two ways to reach us,
 * never a stack trace. Plain links, so that the next page starts anew.
 */
export function Crash() {
  return (
    <main className="not-found crash ground-bleu">
      <title>{crash.title}</title>
      <div>
        <h1>{crash.title}</h1>
        <p>{crash.text}</p>
        <p className="ways-out">
          {company.offices.map(({ city, phone }) => (
            <a key={city} href={phone.href}>
              {phone.label}
            </a>
          ))}
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
        <a className="button" href="/">
          {crash.home}
        </a>
      </div>
    </main>
  )
}
