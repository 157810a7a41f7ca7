/** A value that this tab keeps under a key. Where storage is full or refused, nothing is kept. */
export function tabMemory<Value>(key: string) {
  return {
    read(): Value | undefined {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? '') as Value
      } catch {
        return undefined
      }
    },
    write(value: Value) {
      try {
        sessionStorage.setItem(key, JSON.stringify(value))
      } catch {}
    },
    forget: () => sessionStorage.removeItem(key),
  }
}
