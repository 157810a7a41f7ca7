/** Returns `de Karim`, `d’Inès`. */
export function of(name: string): string {
  return /^[aeiouyh]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`
}

/** Characters of what a person calls a key. */
export const longestLabel = 60

/** What the list of keys calls a device until its owner names it: `iPhone de Karim`. */
export function deviceLabel(userAgent: string, firstName: string): string {
  const [, kind] = devices.find(([sign]) => sign.test(userAgent)) ?? []
  return `${kind ?? 'Appareil'} ${of(firstName)}`
}

const devices: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Téléphone Android'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'PC Windows'],
  [/Linux|X11/, 'PC Linux'],
]
