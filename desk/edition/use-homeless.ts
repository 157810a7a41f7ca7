import { useEffect, useState } from 'react'
import type { SheetView } from '#server/http/desk/edition/sheet-view.ts'
import { forgetText, keptKeys, recallText } from './device-memory.ts'
import { homelessKeys } from './saving.ts'

/** Returns the texts stored on this device whose field was removed. */
export function useHomeless(view: SheetView) {
  const [homeless, setHomeless] = useState<readonly { key: string; value: string }[]>([])
  const [first] = useState(view)
  useEffect(() => {
    const keys = homelessKeys(first, keptKeys())
    setHomeless(keys.map((key) => ({ key, value: recallText(key)?.value ?? '' })))
  }, [first])
  return {
    homeless,
    forget(key: string) {
      forgetText(key)
      setHomeless(homeless.filter((kept) => kept.key !== key))
    },
  }
}
