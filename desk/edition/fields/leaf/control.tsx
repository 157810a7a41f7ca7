import { dateField } from '../../../ui/date-field.ts'
import { useTools } from '../../tools.tsx'
import type { LeafView } from '../../view.ts'
import { nameOf } from '../../wire.ts'
import { BorrowedBox } from './borrowed-box.tsx'

/** The input of a field. */
export function Control({
  field,
  describedBy,
}: {
  field: LeafView
  describedBy: string | undefined
}) {
  const tools = useTools()
  const { key, id, control, value, least, unit, choices, borrowed, refusals } = field
  const shared = {
    id: `${id}-c`,
    name: nameOf('text', key),
    'aria-describedby': describedBy,
    'aria-invalid': refusals.length > 0 ? true : undefined,
    onFocus: () => tools.show(key),
    onBlur: () => tools.leave(key),
  }
  const typed = {
    ...shared,
    value,
    onChange: ({ target }: { target: { value: string } }) => tools.change(key, target.value),
  }
  switch (control) {
    case 'tick':
      return (
        <input
          {...shared}
          type="checkbox"
          value="oui"
          checked={value === 'oui'}
          onChange={({ target }) => tools.set(key, target.checked ? 'oui' : '')}
        />
      )
    case 'choice':
      return (
        <select {...shared} value={value} onChange={({ target }) => tools.set(key, target.value)}>
          {/* Without this option, a browser would show and post the first choice. */}
          {(least === 0 || value === '') && !choices?.some((choice) => choice.value === '') && (
            <option value="">Aucun choix</option>
          )}
          {choices?.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )
    case 'amount':
      return (
        <span className="money">
          <input {...typed} inputMode="decimal" autoComplete="off" />
          {unit && <span aria-hidden="true">{unit}</span>}
        </span>
      )
    case 'day':
      return <input {...typed} {...dateField()} />
    case 'line':
    case 'text':
      if (borrowed.length > 0) {
        return tools.isLive ? (
          <BorrowedBox field={field} describedBy={describedBy} />
        ) : (
          <textarea {...typed} dir="auto" rows={2} />
        )
      }
      return control === 'line' ? (
        <input {...typed} dir="auto" autoComplete="off" />
      ) : (
        <textarea {...typed} dir="auto" rows={2} />
      )
  }
}
