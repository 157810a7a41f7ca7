import type { ReactNode } from 'react'

/** A GET form beside the title of a page that chooses what the page shows. */
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
  /** `<option>` elements. */
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
