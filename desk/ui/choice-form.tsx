import './choice-form.css'
import type { ReactNode } from 'react'

/** Shows another part of a page; a plain GET, beside its title. */
export function ChoiceForm({
  action,
  label,
  name,
  chosen,
  children,
}: {
  action: string
  label: string
  name: string
  chosen: string | undefined
  /** Options. */
  children: ReactNode
}) {
  return (
    <form className="inline" action={action}>
      <label className="inline">
        {label}
        <select name={name} key={chosen} defaultValue={chosen}>
          {children}
        </select>
      </label>
      <button type="submit" className="button">
        Afficher
      </button>
    </form>
  )
}
