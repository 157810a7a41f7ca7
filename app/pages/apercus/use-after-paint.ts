import { useEffect, useState } from 'react'
import { painted } from '../../browser/painted.ts'

/**
 * Returns the value one paint later, so that work on it does not delay that paint. Skips values that change
 * before their paint.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)

  useEffect(() => {
    let isPast = false
    painted().then(() => {
      if (!isPast) setShown(value)
    })
    return () => {
      isPast = true
    }
  }, [value])

  return shown
}
