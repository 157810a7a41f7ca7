/**
 * The last segment of a service's address, made from its title.
 *
 * @param title as the visitor reads it: `UI/UX Design`
 * @returns the title lowercased, without accents, spaces as hyphens, every other character that is
 *   neither a letter, a digit nor a hyphen removed: `uiux-design`
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
