/** A known vulnerability of a package, as `npm audit` reports it. */
export interface Advisory {
  name: string
  /** Vulnerable versions: comparisons of three numbers, all of which hold, `||` between alternatives. */
  range: string
  url: string
}

interface Versioned {
  name: string
  version: string
}

export function findVulnerable<T extends Versioned>(
  packages: readonly T[],
  advisories: readonly Advisory[],
): { name: string; version: string; url: string }[] {
  return packages.flatMap(({ name, version }) =>
    advisories
      .filter((advisory) => advisory.name === name && isInRange(version, advisory.range))
      .map(({ url }) => ({ name, version, url })),
  )
}

/**
 * Returns whether a version is in a range; a prerelease counts as its release.
 *
 * @throws Error for an unknown syntax, which would otherwise be ignored
 */
export function isInRange(version: string, range: string): boolean {
  return range.split('||').some((alternative) =>
    alternative
      .trim()
      .split(/\s+/)
      .every((comparison) => {
        const [, sign = '=', bound] = /^([<>]=?|=)?(\d+\.\d+\.\d+)/.exec(comparison) ?? []
        if (bound === undefined) throw new Error(`cannot read the range ${range}`)
        const difference = compare(version, bound)
        if (difference === 0) return sign.includes('=')
        return difference < 0 ? sign.startsWith('<') : sign.startsWith('>')
      }),
  )
}

function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split(/[.+-]/).slice(0, 3).map(Number))
  const index = (a ?? []).findIndex((part, place) => part !== b?.[place])
  return index < 0 ? 0 : (a?.[index] ?? 0) - (b?.[index] ?? 0)
}
