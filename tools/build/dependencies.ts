import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

interface Entry {
  /** Registry name of a package installed under another name. */
  name?: string
  version: string
  /** SPDX expression. */
  license?: string
  /** `sha512-` and the hash of its archive, in base64. */
  integrity?: string
  hasInstallScript?: boolean
  /** Whether only tests and tools need it. */
  dev?: boolean
  /** Like `dev`, for a package that a shipped one names as an optional peer. */
  devOptional?: boolean
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

export async function lockedPackages() {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const entries: Record<string, Entry> = lock.packages
  return Object.entries(entries)
    .filter(([path]) => path !== '')
    .map(([path, { version, integrity = '', hasInstallScript, ...entry }]) => {
      const name = entry.name ?? path.replace(/^.*node_modules\//, '')
      const license = entry.license ?? readInArchive.get(`${name} ${version}`) ?? 'unknown'
      const isShipped = !entry.dev && !entry.devOptional
      return { name, version, license, integrity, isShipped, hasInstallScript }
    })
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
}
