import type { ComponentProps, ReactNode } from 'react'

interface FieldProps {
  id: string
  label: string
  hint?: string
  optional?: string
  error?: string | undefined
}

export function TextField({
  label,
  hint,
  optional,
  error,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field id={input.id} label={label} hint={hint} optional={optional} error={error}>
      <input dir="auto" {...described(input.id, hint, error)} required={!optional} {...input} />
    </Field>
  )
}

export function TextArea({
  label,
  hint,
  optional,
  error,
  ...textarea
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field id={textarea.id} label={label} hint={hint} optional={optional} error={error}>
      <textarea
        dir="auto"
        {...described(textarea.id, hint, error)}
        required={!optional}
        {...textarea}
      />
    </Field>
  )
}

export function SelectField({
  label,
  hint,
  optional,
  error,
  ...select
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Field id={select.id} label={label} hint={hint} optional={optional} error={error}>
      {/* The key remounts the select, because React ignores a new default value. */}
      <select
        key={String(select.defaultValue)}
        {...described(select.id, hint, error)}
        required={!optional}
        {...select}
      />
    </Field>
  )
}

function Field({
  id,
  label,
  hint,
  optional,
  error,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <p className="field">
      <label htmlFor={id}>{optional ? `${label} ${optional}` : label}</label>
      {children}
      {hint && (
        <small className="field-hint" id={`${id}-hint`}>
          {hint}
        </small>
      )}
      {error && (
        // Some messages are in English, and screen readers need the language (Spec: F-3).
        <b
          className="field-error"
          id={`${id}-error`}
          lang={error.endsWith(' is required.') ? 'en' : undefined}
        >
          {error}
        </b>
      )}
    </p>
  )
}

function described(id: string, hint?: string, error?: string) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined }
}
