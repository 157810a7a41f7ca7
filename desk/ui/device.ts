export function of(name: string): string {
  return /^[aeiouyh]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`
}

/** Characters at most. */
export const longestLabel = 60

/** Returns the default name of a key: `iPhone de Karim`. */
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
