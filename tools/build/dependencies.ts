import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface LockedPackage {
  name: string
  version: string
  /** SPDX expression of the lockfile, or read in the archive of the package. */
  license: string
  /** `sha512-` and the hash of its archive, in base64. */
  integrity: string
  isShipped: boolean
  hasInstallScript: boolean
}

interface Entry {
  /** Registry name of a package installed under another name. */
  name?: string
  version: string
  license?: string
  integrity?: string
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Licences that allow to run, change and host the site without publishing our work. */
export const acceptedLicenses: ReadonlySet<string> = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'],
  ...['CC-BY-4.0', 'PDDL-1.0', 'Unlicense', '(MIT OR CC0-1.0)', 'MIT OR Apache-2.0'],
  // Requires publishing changes of the package itself.
  'MPL-2.0',
  // sharp's image library, loaded as a separate file and unchanged.
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  // A font's licence: free to embed; a changed font needs another name.
  'OFL-1.1',
  // Only for build and test tools: a choice of licences, or terms as free as MIT.
  ...['PSF-2.0', '(MIT OR GPL-3.0-or-later)', '(MIT AND Zlib)'],
  // date-holidays: its data are under CC BY-SA 3.0. The legal notices credit it, and the derived
  // content/company/holidays.ts has the same licence.
  '(ISC AND CC-BY-3.0)',
])

/** Licences read in archives whose package.json lacks one, by name and version. */
const readInArchive: ReadonlyMap<string, string> = new Map([['png-js 2.0.0', 'MIT']])

export async function lockedPackages(): Promise<LockedPackage[]> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const entries: Record<string, Entry> = lock.packages
  const shipped = shippedPaths(entries)
  return Object.entries(entries)
    .filter(([path]) => path !== '')
    .map(([path, { version, license, integrity, hasInstallScript, ...entry }]) => {
      const name = entry.name ?? path.slice(path.lastIndexOf(folder) + folder.length)
      return {
        name,
        version,
        license: license ?? readInArchive.get(`${name} ${version}`) ?? 'unknown',
        integrity: integrity ?? '',
        isShipped: shipped.has(path),
        hasInstallScript: hasInstallScript === true,
      }
    })
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
}

const folder = 'node_modules/'

function shippedPaths(entries: Record<string, Entry>): Set<string> {
  const found = new Set<string>()
  const visit = (path: string) => {
    const { dependencies, optionalDependencies } = entries[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const target = resolve(path, name)
      if (target === undefined || found.has(target)) continue
      found.add(target)
      visit(target)
    }
  }
  const resolve = (from: string, name: string): string | undefined => {
    const here = `${from}${from && '/'}${folder}${name}`
    if (here in entries) return here
    return from
      ? resolve(from.slice(0, Math.max(0, from.lastIndexOf(folder) - 1)), name)
      : undefined
  }
  visit('')
  return found
}
