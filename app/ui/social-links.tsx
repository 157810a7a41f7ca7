import { useContent } from '../render/content.ts'
import { apart } from './apart.ts'

interface SocialLinksProps {
  links?: readonly { network: string; label: string; href: string }[]
}

/** Spec: S-3 */
export function SocialLinks({ links }: SocialLinksProps) {
  const { company } = useContent()
  return (
    <p className="social-links">
      {apart(
        (links ?? company.social).map(({ network, label, href }) => (
          <a key={network} className={network} href={href} target="_blank" rel="noopener">
            {`${label} (nouvel onglet)`}
          </a>
        )),
      )}
    </p>
  )
}
