import { choiceTerms } from '#content/consent.ts'
import { useContent } from '../render/content.ts'
import { useIslandProps } from '../render/island.tsx'
import { Link } from '../ui/link.tsx'

/**
 * The link behind which every choice is shown and withdrawn (Spec: L-12). It leads to the page that
 * explains why there is nothing to choose, without a script as well as when the dialog, which comes
 * with the first click, does not arrive.
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
