import { KeysHelp, useKeys } from '../ui/keys.tsx'
import { moveToRow, usePlace } from '../ui/place.tsx'
import { editionKeys } from './keys.ts'
import { reviewAddress } from './wire.ts'

export function OverviewKeys() {
  usePlace()
  useKeys({
    j: () => moveToRow(1),
    k: () => moveToRow(-1),
    e: () => location.assign(reviewAddress),
    '/': () => document.getElementById('chercher')?.focus(),
  })
  return (
    <KeysHelp all={editionKeys}>
      <kbd>/</kbd>&nbsp;chercher · <kbd>J</kbd> <kbd>K</kbd>&nbsp;changement suivant, précédent ·{' '}
      <kbd>E</kbd>&nbsp;relire ·{' '}
    </KeysHelp>
  )
}
