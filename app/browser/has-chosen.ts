/** Returns whether a choice about third parties is stored (app/layout/consent/consent.ts). */
export function hasChosen(): boolean {
  try {
    return localStorage.getItem('graaand:choix') !== null
  } catch {
    return false
  }
}
