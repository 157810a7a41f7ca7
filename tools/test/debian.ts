import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const isRoot = process.getuid?.() === 0

/**
 * Installs packages of Debian where that is allowed.
 *
 * @returns whether they were missing and still are
 */
export function installDebian(isHere: () => boolean, ...packages: string[]): boolean {
  if (isHere()) return false
  if (isRoot && existsSync('/etc/debian_version')) {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit' })
    }
  }
  return !isHere()
}
