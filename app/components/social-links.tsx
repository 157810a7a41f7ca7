import { company } from '#content/company.ts'

/** The agency's networks, each in a new tab, as its label says (01-site, section 1). */
export function SocialLinks() {
  return (
    <p className="social-links">
      {company.social.map(({ network, label, href }) => (
        <a key={network} className={network} href={href} target="_blank" rel="noopener">
          {label} (nouvel onglet)
        </a>
      ))}
    </p>
  )
}
