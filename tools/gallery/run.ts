/**
 * `npm run gallery`: every page of the production build, mail and paper as pictures, at four widths and
 * in the states that matter, beside those of the run before. Writes build/gallery/index.html.
 */
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { freePort } from '../bench/pages.ts'
import { browserArgs, ensureBrowser } from '../test/browser.ts'
import { startFakeSmtp } from '../test/fake-mail.ts'
import { startSite } from '../test/site-process.ts'
import { furnish } from './furnish.ts'
import { compare, type Hung, indexPage } from './index-page.ts'
import { fileOf, plan, type Shot, screens } from './shots.ts'
import { take } from './take.ts'

const help = `npm run gallery                              every page, at its widths and in its states
npm run gallery -- --only /,/devis           these pages; the other pictures stay as they hang
npm run gallery -- --only /suivi/,/bureau/   all below these: clients, desk, /courriel/, /papier/
npm run gallery -- --width 390,1440          at these widths (of ${Object.keys(screens).join(', ')})
`

/** Pages open at once: a browser waits for the network and for its own threads meanwhile. */
const atOnce = 4

const folder = join(import.meta.dirname, '../../build/gallery')
const at = (run: 'now' | 'before', shot: Shot) => join(folder, run, fileOf(shot))

const shots = readArguments()
await mkdir(join(folder, 'now'), { recursive: true })
await mkdir(join(folder, 'before'), { recursive: true })
const failures = await takeAll(shots)

// Also those of former runs: a gallery of one page would hide the others.
const hung: Hung[] = []
for (const shot of plan([], Object.keys(screens).map(Number))) {
  const now = await readIfThere(at('now', shot))
  if (now) hung.push({ ...shot, change: compare(now, await readIfThere(at('before', shot))) })
}
const page = join(folder, 'index.html')
await writeFile(page, indexPage(hung, new Date()))

const changed = hung.filter(({ change }) => change === 'changed')
for (const shot of changed) console.log(`changed: ${fileOf(shot)}`)
for (const failure of failures) console.error(failure)
console.log(`${shots.length} taken, ${changed.length} of ${hung.length} differ: ${page}`)
if (failures.length > 0) process.exitCode = 1

/** @returns what went wrong, a line per picture that could not be taken */
async function takeAll(shots: readonly Shot[]): Promise<string[]> {
  const failures: string[] = []
  const data = await mkdtemp(join(tmpdir(), 'graaand-gallery-'))
  const smtp = await startFakeSmtp()
  const port = await freePort()
  const settings = {
    DATA_DIR: data,
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'bonjour@graaand.example',
    MAIL_TO: 'agence@graaand.example',
  }
  const made = await furnish(settings)
  const site = await startSite(settings)
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArgs, '--hide-scrollbars'],
  })
  const waiting = shots.values()
  const takeSome = async () => {
    for (const shot of waiting) {
      try {
        const picture = await take(browser, site.url, made, shot)
        await rename(at('now', shot), at('before', shot)).catch(ignoreMissing)
        await writeFile(at('now', shot), picture)
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error))
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, takeSome))
  } finally {
    await browser.close()
    await site.stop()
    await made.close()
    await smtp.close()
    await rm(data, { recursive: true })
  }
  return failures
}

function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(ignoreMissing)
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

function readArguments(): Shot[] {
  const { only = '', width = '' } = parse()
  const list = (text: string) => text.split(',').filter(Boolean)
  const widths = list(width).map(Number)
  const stranger = widths.find((it) => !(it in screens))
  if (stranger !== undefined) refuse(`${stranger} is no width of tools/gallery/shots.ts.`)
  const shots = plan(list(only), widths)
  const unknown = list(only).find((path) => !plan([path]).length)
  if (unknown) refuse(`${unknown} is no page of the site, nor of tools/gallery/scenes.ts.`)
  return shots
}

function parse() {
  try {
    return parseArgs({ options: { only: { type: 'string' }, width: { type: 'string' } } }).values
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

function refuse(reason: string): never {
  console.error(`${reason}\n\n${help}`)
  process.exit(2)
}
