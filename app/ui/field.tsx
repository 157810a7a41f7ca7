import type { ComponentProps, ElementType } from 'react'

interface FieldProps {
  id: string
  label: string
  hint?: string
  optional?: string
  /** Id of a text that says which fields are required. */
  note?: string
  error?: string | undefined
}

export function TextField(props: FieldProps & ComponentProps<'input'>) {
  return <Field {...props} as="input" dir="auto" />
}

export function TextArea(props: FieldProps & ComponentProps<'textarea'>) {
  return <Field {...props} as="textarea" dir="auto" />
}

export function SelectField(props: FieldProps & ComponentProps<'select'>) {
  return <Field {...props} as="select" />
}

interface ControlProps extends FieldProps {
  as: ElementType
  dir?: string
  defaultValue?: unknown
}

function Field({ as: Control, dir, label, hint, optional, note, error, ...control }: ControlProps) {
  const { id, defaultValue } = control
  const described = [error && `${id}-error`, hint && `${id}-hint`, note].filter(Boolean).join(' ')
  return (
    <p className="field">
      <label htmlFor={id}>{optional ? `${label} ${optional}` : label}</label>
      <Control
        // Remounts a select, because React ignores its new default value.
        key={Control === 'select' ? String(defaultValue) : undefined}
        dir={dir}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        // Firefox exposes an empty field with `required` as invalid; if `aria-invalid` denies it first, Firefox sends
        // no event once it is true.
        aria-required={optional ? undefined : true}
        {...control}
      />
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
