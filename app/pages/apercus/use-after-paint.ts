import { useEffect, useState } from 'react'
import { painted } from '../../browser/painted.ts'

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
