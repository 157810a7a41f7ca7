import { useSyncExternalStore } from 'react'
import type { FormName } from '#forms/result.ts'
import { drafts } from '../browser/drafts.ts'

export function useDraftKept(form: FormName): boolean {
  return useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read()?.[form] !== undefined,
    () => false,
  )
}
