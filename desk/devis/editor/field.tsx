import type { ReactNode } from 'react'

export interface FieldProps {
  /** `lines.0.price`. */
  name: string
  label: ReactNode
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /** Of what is typed there, shown while it is empty. */
  example?: string
  /** Its error stands elsewhere. */
  isErrorApart?: boolean
  className?: string
}

/** What an error is called by its field. */
const errorId = (name: string) => `${name}-erreur`

const marks = (name: string, error: string | undefined) =>
  error ? { 'aria-invalid': true, 'aria-describedby': errorId(name) } : {}

/** A field of the draft with what is wrong with it. */
export function Field({
  name,
  label,
  value,
  onChange,
  error,
  className,
  example,
  isErrorApart = false,
  type = 'text',
  decimal = false,
}: FieldProps & { type?: 'text' | 'date' | 'email'; decimal?: boolean }) {
  return (
    <>
      <label className={className}>
        <span>{label}</span>
        <input
          id={name}
          name={name}
          type={type}
          value={value}
          inputMode={decimal ? 'decimal' : undefined}
          dir={decimal || type !== 'text' ? undefined : 'auto'}
          autoComplete="off"
          placeholder={example}
          {...marks(name, error)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
      {!isErrorApart && <FieldError name={name} error={error} />}
    </>
  )
}

export function TextField({ name, label, value, onChange, error, className }: FieldProps) {
  return (
    <>
      <label className={className}>
        <span>{label}</span>
        <textarea
          id={name}
          name={name}
          rows={3}
          dir="auto"
          value={value}
          {...marks(name, error)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
      <FieldError name={name} error={error} />
    </>
  )
}

export function Choice({
  name,
  label,
  value,
  onChange,
  error,
  className,
  isErrorApart = false,
  options,
}: FieldProps & { options: Readonly<Record<string, string>> }) {
  return (
    <>
      <label className={className}>
        <span>{label}</span>
        <select
          id={name}
          name={name}
          value={value}
          {...marks(name, error)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {Object.entries(options).map(([id, words]) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {!isErrorApart && <FieldError name={name} error={error} />}
    </>
  )
}

/** What is wrong with a field, said where it stands. */
export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  return error ? (
    <p className="error" id={errorId(name)}>
      {error}
    </p>
  ) : null
}
