/**
 * Returns the last segment of a service's address.
 *
 * @param title such as `UI/UX Design`
 * @returns the title in lowercase without accents, with hyphens for spaces; other characters are removed:
 * `uiux-design`
 * Spec: S-21
 */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
}
