import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { installDebian, isRoot } from './debian.ts'

/** Switches for Chromium as root or in a container, without background requests to Google. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without hinting, letters are as wide as on a phone.
  '--font-render-hinting=none',
]

interface Kind {
  name: string
  systemNames: string[]
  /** Environment variable with its executable. */
  setting: string
  /** Playwright's install paths. */
  own: () => string[]
}

const chrome: Kind = {
  name: 'chromium',
  systemNames: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  setting: 'CHROMIUM_PATH',
  own: () => [chromium.executablePath()],
}

/**
 * Chromium without a window. The full browser renders its own interface even when hidden, which takes
 * processor time from measured pages.
 */
export const headlessShell: Kind = {
  name: 'chromium-headless-shell',
  systemNames: ['chromium-headless-shell', 'chrome-headless-shell'],
  setting: 'CHROMIUM_PATH',
  // Playwright gives only the path of the full browser, in a folder beside this one.
  own: () => {
    const path = chromium.executablePath().replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1')
    return globSync(`${path}/*/{chrome-headless-shell,headless_shell}{,.exe}`)
  },
}

export const firefox: Kind = {
  name: 'firefox-esr',
  systemNames: ['firefox-esr', 'firefox'],
  setting: 'FIREFOX_PATH',
  own: () => [],
}

export function hasWebKit(): boolean {
  return ['WebKitWebDriver', 'Xvfb'].every((name) => inPath(name).some((path) => existsSync(path)))
}

/** Installs Debian's Firefox and WebKit if missing and allowed; otherwise reports it. */
export function ensureOtherEngines(): void {
  const lacks = [
    installDebian(() => findBrowser(firefox) !== undefined, 'firefox-esr') ? 'Firefox' : '',
    installDebian(hasWebKit, 'webkit2gtk-driver', 'xvfb') ? 'WebKit' : '',
  ]
  for (const engine of lacks.filter(Boolean)) {
    process.stdout.write(`No ${engine} here: its journeys are skipped.\n`)
  }
}

/** Returns the first existing path: Playwright's, the environment variable's, or one in PATH. */
export function findBrowser({ systemNames, setting, own } = chrome): string | undefined {
  return [...own(), process.env[setting] ?? '', ...systemNames.flatMap(inPath)].find(
    (path) => path && existsSync(path),
  )
}

function inPath(program: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program))
}

/**
 * Returns whether the fonts of app/styles/fonts.css, which have the widths of the site's typeface, include one of the
 * system. A browser that somebody installed by hand may have none, and pages then move when the typeface loads.
 */
function hasFallbackFont(): boolean {
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  return !stdout || /^(?:Arial|Liberation Sans|Helvetica|Roboto)\b/m.test(stdout)
}

/**
 * Finds a browser, or installs it: from Playwright with its libraries, or else from Debian.
 *
 * @throws Error when the installation fails
 */
export function ensureBrowser(kind = chrome): string {
  const isHere = () => findBrowser(kind) !== undefined
  if (!isHere()) {
    const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : []
    process.stdout.write(`No ${kind.name} here: playwright install\n`)
    spawnSync('playwright', ['install', ...withLibraries, kind.name], { stdio: 'inherit' })
  }
  installDebian(isHere, kind.name)
  installDebian(hasFallbackFont, 'fonts-liberation')
  const found = findBrowser(kind)
  if (!found) throw new Error(`No ${kind.name} could be installed: name one with CHROMIUM_PATH.`)
  return found
}
