/** Whether something is kept of what the visitor decided about third parties (app/layout/consent/consent.ts). */
export function hasChosen(): boolean {
  try {
    return localStorage.getItem('graaand:choix') !== null
  } catch {
    return false
  }
}
