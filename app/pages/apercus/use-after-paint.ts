import { useEffect, useState } from 'react'
import { painted } from '../../browser/painted.ts'

/**
 * The same value, once what it changed elsewhere has been painted: what follows it costs that paint
 * nothing. A value that is gone before its paint is passed over.
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
