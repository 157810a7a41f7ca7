export function hasChosen(): boolean {
  try {
    return localStorage.getItem('graaand:choix') !== null
  } catch {
    return false
  }
}
