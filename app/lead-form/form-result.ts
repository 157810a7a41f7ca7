import { createContext, use } from 'react'
import type { FormName } from '#content/forms/form-name.ts'
import type { FormResult } from '#forms/result.ts'

export const FormResultContext = createContext<FormResult | null>(null)

export function useFormResult(form: FormName): FormResult | null {
  const result = use(FormResultContext)
  return result?.form === form ? result : null
}
