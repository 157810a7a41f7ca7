import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Switches for a Chromium that runs anywhere (root, container) and calls no one. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const isRoot = process.getuid?.() === 0

/** Names under which systems install it. */
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The browser that the end-to-end tests and the bench drive: Playwright's own, else the one named
 * by CHROMIUM_PATH, else the system's.
 *
 * @returns path of its executable, or undefined when the machine has none
 */
export function findBrowser(): string | undefined {
  const inPath = (process.env.PATH ?? '').split(delimiter)
  return [
    chromium.executablePath(),
    process.env.CHROMIUM_PATH ?? '',
    ...systemNames.flatMap((name) => inPath.map((folder) => join(folder, name))),
  ].find((path) => path && existsSync(path))
}

/**
 * Finds the browser, installing one first when there is none.
 *
 * @returns path of its executable
 * @throws Error when none could be installed
 */
export function ensureBrowser(): string {
  const installers = [
    // Its libraries too, where that is allowed.
    [
      'playwright',
      'install',
      ...(isRoot && process.platform === 'linux' ? ['--with-deps'] : []),
      'chromium',
    ],
    ...(isRoot && existsSync('/etc/debian_version')
      ? [
          ['apt-get', 'update', '-qq'],
          ['apt-get', 'install', '-y', '-qq', 'chromium'],
        ]
      : []),
  ]
  for (const [command = '', ...args] of installers) {
    const found = findBrowser()
    if (found) return found
    process.stdout.write(`No Chromium here: ${command} ${args.join(' ')}\n`)
    spawnSync(command, args, { stdio: 'inherit' })
  }
  const found = findBrowser()
  if (!found) throw new Error('No Chromium could be installed: name one with CHROMIUM_PATH.')
  return found
}
