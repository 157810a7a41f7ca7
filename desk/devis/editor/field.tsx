import { type ChangeEvent, memo, type ReactNode } from 'react'
import { dateField } from '../../ui/date-field.ts'
import { buttonId } from './button-id.ts'
import { type TextPath, textAt, useTools } from './tools.ts'

interface FieldProps {
  name: TextPath
  label: ReactNode
  example?: string
  /** Whether the error is shown outside of the field. */
  isErrorApart?: boolean
  className?: string
}

const errorId = (name: string) => `${name}-erreur`
const leftOutId = (name: string) => `${name}-lettres`

function useField(name: TextPath) {
  const { typed, errors, leftOut, write } = useTools()
  const described = [errors[name] && errorId(name), leftOut[name] && leftOutId(name)]
    .filter(Boolean)
    .join(' ')
  return {
    ...{ id: name, name, value: textAt(typed, name) },
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) =>
      write(name, currentTarget.value),
    ...(errors[name] && { 'aria-invalid': true }),
    ...(described && { 'aria-describedby': described }),
  }
}

export function Field({
  name,
  label,
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
          type={type}
          {...(type === 'date' && dateField())}
          inputMode={decimal ? 'decimal' : undefined}
          dir={decimal || type !== 'text' ? undefined : 'auto'}
          autoComplete="off"
          placeholder={example}
          {...useField(name)}
        />
      </label>
      {!isErrorApart && <FieldError name={name} />}
    </>
  )
}

export function TextField({ name, label }: Pick<FieldProps, 'name' | 'label'>) {
  return (
    <>
      <label>
        <span>{label}</span>
        <textarea rows={3} dir="auto" {...useField(name)} />
      </label>
      <FieldError name={name} />
    </>
  )
}

/** Rendered once, because a list of countries has 249. */
const Options = memo(({ options }: { options: Readonly<Record<string, string>> }) =>
  Object.entries(options).map(([id, words]) => (
    <option key={id} value={id}>
      {words}
    </option>
  )),
)

/**
 * @param value shown in place of the draft's
 * @param onChoose called in place of the change of this text alone
 */
export function Choice({
  name,
  label,
  className,
  isErrorApart = false,
  options,
  value,
  onChoose,
}: FieldProps & {
  options: Readonly<Record<string, string>>
  value?: string
  onChoose?: (value: string) => void
}) {
  const { onChange: _, ...field } = useField(name)
  const { write } = useTools()
  return (
    <>
      <label className={className}>
        <span>{label}</span>
        <select
          {...field}
          value={value ?? field.value}
          onChange={({ currentTarget: { value } }) =>
            onChoose ? onChoose(value) : write(name, value)
          }
        >
          <Options options={options} />
        </select>
      </label>
      {!isErrorApart && <FieldError name={name} />}
    </>
  )
}

/** @param name path of a text, a row or a list */
export function FieldError({ name }: { name: string }) {
  const error = useTools().errors[name]
  return (
    <>
      {error && (
        <p className="error" id={errorId(name)}>
          {error}
        </p>
      )}
      <LeftOut name={name} />
    </>
  )
}

export function LeftOut({ name }: { name: string }) {
  const leftOut = useTools().leftOut[name]
  if (!leftOut) return null
  return (
    <p className="small" id={leftOutId(name)} role="status">
      {leftOut}
    </p>
  )
}

/** A button that adds a part of the draft. */
export function AddButton({ edit, children }: { edit: string; children: ReactNode }) {
  return (
    <button
      type="submit"
      className="button"
      name="edit"
      value={edit}
      onClick={useTools().onEdit(edit)}
    >
      {children}
    </button>
  )
}

export function EditButton({
  kind,
  label,
  edit,
  isOff = false,
}: {
  kind: 'up' | 'down' | 'remove'
  label: string
  edit: string
  isOff?: boolean
}) {
  const { onEdit } = useTools()
  return (
    <button
      type="submit"
      className={`button icon-button ${kind}`}
      id={buttonId(edit)}
      name="edit"
      value={isOff ? '' : edit}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? (event) => event.preventDefault() : onEdit(edit)}
    />
  )
}

/**
 * Rows of a few fields, each with a button that removes it.
 *
 * @param edit verb of that button, before `-retirer`
 * @param the row with its article: « la rencontre »
 * @param children returns the fields of a row
 */
export function Rows({
  list,
  edit,
  name,
  the,
  children,
}: {
  list: 'meetings' | 'instalments' | 'steps'
  edit: string
  name: string
  the: string
  children: (index: number) => ReactNode
}) {
  return (
    <>
      {useTools().typed[list].map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no key but its index
        <fieldset className="small-line" key={index}>
          <legend className="visually-hidden">
            {name} {index + 1}
          </legend>
          {children(index)}
          <EditButton
            kind="remove"
            label={`Retirer ${the} ${index + 1}`}
            edit={`${edit}-retirer ${index}`}
          />
        </fieldset>
      ))}
      <FieldError name={list} />
    </>
  )
}
