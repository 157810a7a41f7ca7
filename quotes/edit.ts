import { confirmPrices } from './prices.ts'
import { emptyLine, settleVat } from './typed.ts'
import type { TypedDraft, TypedLine } from './typed-draft.ts'

/**
 * Applies the pressed button of the form to a draft.
 *
 * @param edit value of the button: `ligne`, `monter 2`, `etape-retirer 1`…; an unknown one changes nothing
 * @param pack line that the button `pack` adds
 */
export function applyEdit(typed: TypedDraft, edit: string, pack?: TypedLine): TypedDraft {
  const [verb, what = ''] = edit.split(' ')
  const index = Number(what)
  const without = <T>(list: readonly T[]) => list.filter((_, at) => at !== index)
  switch (verb) {
    case 'ligne':
      return settleVat({ ...typed, lines: [...typed.lines, emptyLine] })
    case 'pack':
      return pack ? { ...typed, lines: [...typed.lines, pack] } : typed
    case 'monter':
      return { ...typed, lines: swap(typed.lines, index, index - 1) }
    case 'descendre':
      return { ...typed, lines: swap(typed.lines, index, index + 1) }
    case 'retirer':
      return { ...typed, lines: without(typed.lines) }
    case 'monnaie':
      return confirmPrices(typed)
    case 'etape':
      return { ...typed, steps: [...typed.steps, { when: '', what: '' }] }
    case 'etape-retirer':
      return { ...typed, steps: without(typed.steps) }
    case 'echeance':
      return { ...typed, instalments: [...typed.instalments, { share: '', when: '' }] }
    case 'echeance-retirer':
      return { ...typed, instalments: without(typed.instalments) }
    case 'rencontre':
      return { ...typed, meetings: [...typed.meetings, { on: '', where: 'client', detail: '' }] }
    case 'rencontre-retirer':
      return { ...typed, meetings: without(typed.meetings) }
    default:
      return typed
  }
}

function swap<T>(list: readonly T[], one: number, other: number): T[] {
  const [here, there] = [list[one], list[other]]
  if (here === undefined || there === undefined) return [...list]
  return list.with(one, there).with(other, here)
}
