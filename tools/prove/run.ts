/**
 * Runs a long proof of a promise, and writes what it showed into docs/proofs.md:
 *
 *   npm run prove                     lists the proofs with what they last showed
 *   npm run prove -- storm            runs one; `storm --seed 7` gives it the rest of the words
 *   npm run prove -- all              runs all, one after another
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { page } from './record.ts'

interface Proof {
  shows: string
  /** File of this folder, with arguments. */
  command: readonly string[]
  /** Whether it starts the built site. */
  isOfBuild: boolean
}

const onBuild = (shows: string, ...command: string[]): Proof => ({
  shows,
  command,
  isOfBuild: true,
})
const alone = (shows: string, ...command: string[]): Proof => ({ shows, command, isOfBuild: false })

export const proofs: Readonly<Record<string, Proof>> = {
  storm: onBuild('visitors and staff while the site is killed and services fail', 'chaos.ts'),
  cluster: onBuild(
    'the same, by three instances over a PostgreSQL that restarts',
    'chaos.ts',
    'cluster',
  ),
  edition: onBuild(
    'publications of a site that is killed, and two people who edit',
    'chaos.ts',
    'edition',
  ),
  month: onBuild('forty days that nobody looks after', 'month.ts'),
  fortnight: onBuild(
    'two weeks of an agency, with two releases of the site and a way back',
    'month.ts',
    ...['--days', '14', '--releases'],
  ),
  fuzz: onBuild('random and mutated requests to every address', 'fuzz.ts'),
  load: onBuild('half-open connections, memory, and a desk at work', 'load-test.ts'),
  engines: onBuild('every journey on every page, in Chromium, Firefox and WebKit', 'engines.ts'),
  deployment: onBuild('the site behind installed proxies, poolers and databases', 'deployment.ts'),
  mails: alone('mails through Postfix in four set-ups, as root', 'mail-servers.ts'),
  spam: alone('the spam filter on its corpus, and scores of the site’s own mails', 'spam.ts'),
  clipboards: alone(
    'what office programs put on the clipboard, kept as test data',
    'clipboards.ts',
  ),
}

if (import.meta.main) {
  const [word, ...args] = process.argv.slice(2)
  const chosen = word === 'all' ? Object.keys(proofs) : [word ?? '']
  if (!word) list()
  else if (chosen.every((one) => one in proofs)) {
    for (const one of chosen) if (!run(one, args)) process.exitCode = 1
  } else {
    console.error(
      `No proof is called “${word}”. There are: ${Object.keys(proofs).join(', ')}, all.`,
    )
    process.exitCode = 2
  }
}

function run(word: string, args: string[]): boolean {
  const { command, isOfBuild } = proofs[word] as Proof
  const node = (...all: string[]) => spawnSync(process.execPath, all, { stdio: 'inherit' }).status
  if (isOfBuild && node('tools/ready.mjs', 'build') !== 0) return false
  const [file = '', ...own] = command
  return node(join(import.meta.dirname, file), ...own, ...args) === 0
}

function list() {
  const rows = readFileSync(page, 'utf8').split('\n')
  for (const [word, { shows }] of Object.entries(proofs)) {
    console.log(`${word.padEnd(11)} ${shows}`)
    for (const row of rows.filter((row) => row.includes(`| \`npm run prove -- ${word}\` |`))) {
      const [, promise, , figures, date] = row.split(/ ?\| ?/)
      console.log(`  ${date}  ${promise}\n              ${figures}`)
    }
  }
}
