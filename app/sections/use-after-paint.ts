import { useEffect, useState } from 'react'

/**
 * The same value, once what it changed elsewhere has been painted: what follows it costs that paint
 * nothing. A value that is gone before its paint is passed over.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])

  return shown
}
