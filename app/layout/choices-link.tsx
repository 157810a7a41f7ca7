import { choiceTerms } from '#content/consent.ts'
import { useContent } from '../render/content.ts'
import { useIslandProps } from '../render/island.tsx'
import { Link } from '../ui/link.tsx'

/** A link to the cookie policy; with scripts, it opens the consent dialog instead (Spec: L-12). */
export function ChoicesLink() {
  const { choices, purposes } = useContent().consent
  const props = useIslandProps('choices-dialog', {
    words: choices,
    purposes,
    terms: choiceTerms,
  })
  return (
    <Link to="/politique-de-cookies" aria-haspopup="dialog" data-js data-choices={props}>
      {choices.open}
    </Link>
  )
}
