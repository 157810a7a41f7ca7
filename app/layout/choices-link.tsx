import { choiceTerms } from '#content/consent.ts'
import { useContent } from '../render/content.ts'
import { useIslandProps } from '../render/island.tsx'
import { Link } from '../ui/link.tsx'

/**
 * Opens the dialog of consent choices (Spec: L-12). Without scripts, or if the dialog fails to load, it leads
 * to the cookie policy.
 */
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
