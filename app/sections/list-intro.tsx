import type { SitePath } from '#content/entries.ts'
import { TextLink } from '../ui/text-link.tsx'

interface ListIntroProps {
  text: string
  links: readonly { label: string; to: SitePath }[]
}

export function ListIntro({ text, links }: ListIntroProps) {
  return (
    <section className="list-intro">
      <p>{text}</p>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
