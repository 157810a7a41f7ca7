import type { Typed } from './saving.ts'

const prefix = 'bureau édition '
const nameOf = (key: string) => prefix + key

/** Reads an unsaved text stored on this device, so that a lost connection, session or tab loses none. */
export function recallText(key: string): Typed | undefined {
  try {
    return (JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null') as Typed | null) ?? undefined
  } catch {
    return undefined
  }
}

export function rememberText(key: string, typed: Typed) {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(typed))
  } catch {}
}

export function forgetText(key: string) {
  try {
    localStorage.removeItem(nameOf(key))
  } catch {}
}

export function keptKeys(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length))
  } catch {
    return []
  }
}
