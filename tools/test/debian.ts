import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const isRoot = process.getuid?.() === 0

/**
 * Installs missing packages, as root on Debian.
 *
 * @returns whether they are still missing
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
