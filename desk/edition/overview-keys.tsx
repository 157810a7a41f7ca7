import { KeysHelp, useKeys } from '../ui/keys.tsx'
import { editionKeys } from './keys.ts'

const rows = () => [...document.querySelectorAll<HTMLElement>('.row')]

function move(step: 1 | -1) {
  const all = rows()
  const current = document.activeElement?.closest<HTMLElement>('.row')
  const index = current ? all.indexOf(current) + step : step > 0 ? 0 : all.length - 1
  all[Math.min(Math.max(index, 0), all.length - 1)]?.querySelector('a')?.focus()
}

export function OverviewKeys() {
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    e: () => location.assign('/bureau/edition/relire'),
    '/': () => document.getElementById('chercher')?.focus(),
  })
  return (
    <KeysHelp all={editionKeys}>
      <kbd>/</kbd>&nbsp;chercher · <kbd>J</kbd> <kbd>K</kbd>&nbsp;changement suivant, précédent ·{' '}
      <kbd>E</kbd>&nbsp;relire ·{' '}
    </KeysHelp>
  )
}
