import { useContent } from '../render/content.ts'

interface SocialLinksProps {
  /** The agency's own when nothing else is said. */
  links?: readonly { network: string; label: string; href: string }[]
}

/** Somebody's networks, each in a new tab, as its label says (Spec: S-3). */
export function SocialLinks({ links }: SocialLinksProps) {
  const { company } = useContent()
  return (
    <p className="social-links">
      {(links ?? company.social).map(({ network, label, href }) => (
        <a key={network} className={network} href={href} target="_blank" rel="noopener">
          {`${label} (nouvel onglet)`}
        </a>
      ))}
    </p>
  )
}
