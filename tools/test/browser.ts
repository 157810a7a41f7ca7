import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
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
  // Letters as wide as on a phone: without a window they are fitted to whole pixels otherwise.
  '--font-render-hinting=none',
]

const isRoot = process.getuid?.() === 0
const canInstall = isRoot && existsSync('/etc/debian_version')

interface Kind {
  /** What Playwright and Debian call it. */
  name: string
  systemNames: string[]
  /** Environment variable that names its executable. */
  setting: string
  /** Where Playwright puts its own. */
  own: () => string[]
}

const chrome: Kind = {
  name: 'chromium',
  systemNames: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  setting: 'CHROMIUM_PATH',
  own: () => [chromium.executablePath()],
}

/**
 * Chromium's headless shell, without a window around its pages. The other one draws its tab and its
 * turning wheel, seen or not, and on two cores what it draws takes time from the page that is timed.
 */
export const headlessShell: Kind = {
  name: 'chromium-headless-shell',
  systemNames: ['chromium-headless-shell', 'chrome-headless-shell'],
  setting: 'CHROMIUM_PATH',
  // Playwright names the path of the other one only; this one lies beside it.
  own: () => {
    const path = chromium.executablePath().replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1')
    return globSync(`${path}/*/{chrome-headless-shell,headless_shell}{,.exe}`)
  },
}

/** The system's own Firefox: Playwright drives it by WebDriver BiDi, and downloads none. */
export const firefox: Kind = {
  name: 'firefox-esr',
  systemNames: ['firefox-esr', 'firefox'],
  setting: 'FIREFOX_PATH',
  own: () => [],
}

/** Whether WebKitGTK's driver is installed, and a screen without a monitor for its browser. */
export function hasWebKit(): boolean {
  return ['WebKitWebDriver', 'Xvfb'].every((name) => inPath(name).some((path) => existsSync(path)))
}

/** Installs Debian's Firefox and WebKit where one is missing and that is allowed; says it otherwise. */
export function ensureOtherEngines(): void {
  for (const [engine, isHere, packages] of [
    ['Firefox', () => findBrowser(firefox) !== undefined, ['firefox-esr']],
    ['WebKit', hasWebKit, ['webkit2gtk-driver', 'xvfb']],
  ] as const) {
    if (isHere()) continue
    if (canInstall) {
      for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
        spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit' })
      }
    }
    if (!isHere()) process.stdout.write(`No ${engine} here: its journeys are skipped.\n`)
  }
}

/**
 * The browser that the end-to-end tests drive, or the bench (`headlessShell`): Playwright's own, else the
 * one named by its environment variable, else the system's.
 *
 * @returns path of its executable, or undefined when the machine has none
 */
export function findBrowser({ systemNames, setting, own } = chrome): string | undefined {
  return [...own(), process.env[setting] ?? '', ...systemNames.flatMap(inPath)].find(
    (path) => path && existsSync(path),
  )
}

function inPath(program: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program))
}

/**
 * Finds the browser, installing one first when there is none.
 *
 * @returns path of its executable
 * @throws Error when none could be installed
 */
export function ensureBrowser(kind = chrome): string {
  const installers = [
    // Its libraries too, where that is allowed.
    [
      'playwright',
      'install',
      ...(isRoot && process.platform === 'linux' ? ['--with-deps'] : []),
      kind.name,
    ],
    ...(canInstall
      ? [
          ['apt-get', 'update', '-qq'],
          ['apt-get', 'install', '-y', '-qq', kind.name],
        ]
      : []),
  ]
  for (const [command = '', ...args] of installers) {
    const found = findBrowser(kind)
    if (found) return found
    process.stdout.write(`No ${kind.name} here: ${command} ${args.join(' ')}\n`)
    spawnSync(command, args, { stdio: 'inherit' })
  }
  const found = findBrowser(kind)
  if (!found) throw new Error(`No ${kind.name} could be installed: name one with CHROMIUM_PATH.`)
  return found
}
