import type { InputHTMLAttributes, ReactNode } from 'react'

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'required'
>

interface FieldProps extends Native {
  /** Also the id. */
  name: string
  /** Without « (obligatoire) », which `required` adds. */
  label: string
  value: string
  hint?: string
  error?: string | null | undefined
  isShort?: boolean
  isLong?: boolean
}

/** Returns the name of a field, what the client typed, and why it was refused. */
export const fieldsOf =
  <Name extends string>({
    values,
    errors,
  }: {
    values: Readonly<Record<Name, string>>
    errors: Readonly<Partial<Record<Name, string>>>
  }) =>
  (name: Name) => ({ name, value: values[name], error: errors[name] })

export const mandatory = '(obligatoire)'

export function Field({ name, label, value, hint, error, isShort, isLong, ...native }: FieldProps) {
  const described = [error && `${name}-erreur`, hint && `${name}-aide`].filter(Boolean).join(' ')
  const common = {
    id: name,
    name,
    defaultValue: value,
    'aria-describedby': described || undefined,
    // Firefox exposes an empty required field as invalid unless the attribute is false.
    'aria-invalid': Boolean(error),
    required: native.required,
    dir: native.type === undefined && native.inputMode === undefined ? 'auto' : undefined,
  }
  return (
    <div className="field">
      <label htmlFor={name}>{native.required ? `${label} ${mandatory}` : label}</label>{' '}
      {error && (
        <p className="error" id={`${name}-erreur`}>
          {error}
        </p>
      )}
      {isLong ? (
        <textarea {...common} />
      ) : (
        <input {...native} {...common} className={isShort ? 'short' : undefined} />
      )}
      {hint && ' '}
      {hint && <small id={`${name}-aide`}>{hint}</small>}
    </div>
  )
}

export function Tick({
  type,
  name,
  value,
  checked,
  required,
  children,
}: {
  type: 'checkbox' | 'radio'
  name: string
  value: string
  checked: boolean
  required?: boolean
  children: ReactNode
}) {
  return (
    <label className="tick">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={checked}
        required={required}
        aria-invalid={type === 'checkbox' && required ? false : undefined}
      />
      <span>
        {children}
        {required && type === 'checkbox' && ` ${mandatory}`}
      </span>
    </label>
  )
}

/** Properties of a message that a page opens with, because a screen reader may not announce its role. */
export const focused = { tabIndex: -1, autoFocus: true }

export function ErrorSummary({
  errors,
}: {
  errors: Readonly<Record<string, string | null | undefined>>
}) {
  const said = Object.entries(errors).filter(([, error]) => error)
  if (said.length === 0) return null
  return (
    <div className="errors" role="alert" {...focused}>
      <p>
        <b>
          {said.length === 1
            ? 'Un champ est à corriger avant de continuer.'
            : `${said.length} champs sont à corriger avant de continuer.`}
        </b>
      </p>
      <ul>
        {said.map(([name, error]) => (
          <li key={name}>
            <a href={`#${name}`}>{error}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
