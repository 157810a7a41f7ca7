import { createContext, type ReactNode, useContext } from 'react'
import { dateField } from '../../ui/date-field.ts'

export interface FieldProps {
  /** `lines.0.price`. */
  name: string
  label: ReactNode
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  example?: string
  /** Whether the error is shown outside of the field. */
  isErrorApart?: boolean
  className?: string
}

/** Warnings about characters that the quote cannot contain, by field name. */
export const LeftOut = createContext<Readonly<Record<string, string>>>({})

const errorId = (name: string) => `${name}-erreur`
const leftOutId = (name: string) => `${name}-lettres`

function useMarks(name: string, error: string | undefined) {
  const leftOut = useContext(LeftOut)[name]
  const described = [error && errorId(name), leftOut && leftOutId(name)].filter(Boolean).join(' ')
  return {
    ...(error && { 'aria-invalid': true }),
    ...(described && { 'aria-describedby': described }),
  }
}

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
  const marks = useMarks(name, error)
  return (
    <>
      <label className={className}>
        <span>{label}</span>
        <input
          id={name}
          name={name}
          type={type}
          {...(type === 'date' && dateField())}
          value={value}
          inputMode={decimal ? 'decimal' : undefined}
          dir={decimal || type !== 'text' ? undefined : 'auto'}
          autoComplete="off"
          placeholder={example}
          {...marks}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
      {!isErrorApart && <FieldError name={name} error={error} />}
    </>
  )
}

export function TextField({ name, label, value, onChange, error, className }: FieldProps) {
  const marks = useMarks(name, error)
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
          {...marks}
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
  const marks = useMarks(name, error)
  return (
    <>
      <label className={className}>
        <span>{label}</span>
        <select
          id={name}
          name={name}
          value={value}
          {...marks}
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

export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  const leftOut = useContext(LeftOut)[name]
  return (
    <>
      {error && (
        <p className="error" id={errorId(name)}>
          {error}
        </p>
      )}
      {leftOut && (
        <p className="small" id={leftOutId(name)} role="status">
          {leftOut}
        </p>
      )}
    </>
  )
}
