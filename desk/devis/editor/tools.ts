import { createContext, type SyntheticEvent, useContext } from 'react'
import type { TypedDraft } from '#quotes/typed-draft.ts'

type PathsIn<Value> = {
  [Name in keyof Value & string]: Value[Name] extends string
    ? Name
    : Value[Name] extends readonly (infer Row)[]
      ? `${Name}.${number}.${PathsIn<Row>}`
      : `${Name}.${PathsIn<Value[Name]>}`
}[keyof Value & string]

/** Path of a text of a draft, and the name of its field: `lines.0.price`. */
export type TextPath = PathsIn<TypedDraft>

export interface EditorTools {
  typed: TypedDraft
  /** By path. */
  errors: Readonly<Record<string, string>>
  /** Warnings about characters that the quote cannot contain, by path. */
  leftOut: Readonly<Record<string, string>>
  write(path: TextPath, text: string): void
  change(changes: Partial<TypedDraft>): void
  /** Returns the handler of an edit button; without scripts, the button posts the form. */
  onEdit(edit: string, focus?: string): (event: SyntheticEvent) => void
  moved: { index: number; focus: string } | null
}

export const ToolsContext = createContext<EditorTools | null>(null)

export function useTools(): EditorTools {
  const tools = useContext(ToolsContext)
  if (!tools) throw new Error('a field is rendered outside the editor')
  return tools
}

export function textAt(typed: TypedDraft, path: TextPath): string {
  let part: unknown = typed
  for (const name of path.split('.')) part = (part as Record<string, unknown> | undefined)?.[name]
  return typeof part === 'string' ? part : ''
}

/** Returns a copy of a value with another text at a path. */
export function withText<Value>(value: Value, path: string, text: string): Value {
  const [name = '', ...rest] = path.split('.')
  const part = (value as Record<string, unknown>)[name]
  const next = rest.length > 0 ? withText(part, rest.join('.'), text) : text
  return (
    Array.isArray(value) ? value.with(Number(name), next) : { ...value, [name]: next }
  ) as Value
}
