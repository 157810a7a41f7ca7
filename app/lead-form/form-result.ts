import { createContext, use } from 'react'
import type { FormName, FormResult } from '#forms/result.ts'

/** What became of a form that was posted without JavaScript, on the page that came back with it. */
export const FormResultContext = createContext<FormResult | null>(null)

/** The result when it is about this form, otherwise null. */
export function useFormResult(form: FormName): FormResult | null {
  const result = use(FormResultContext)
  return result?.form === form ? result : null
}
