/**
 * Runs all checks, and prints the sum of their results in the last line:
 *
 *   npm test                    all checks
 *   npm test -- fast            a selection that takes a minute
 *   npm test -- devis server/leads
 *                               types, lint, and the tests that these pages, folders or files can touch
 *   npm test -- changed         the same for the files that differ from the last commit
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { filesOf } from '../build/sources.ts'
import { ensureBrowser, ensureOtherEngines, headlessShell } from './browser.ts'
import { readImporters } from './import-graph.ts'
import { createFolderInMemory } from './memory-folder.ts'
import { ensurePostgres } from './postgres-process.ts'
import { fewPages, select } from './select.ts'

interface Count {
  passed: number
  failed: number
  /** Skipped for a missing program or a limit of an engine's driver. */
  skipped: number
}

type Run = (program: string, args: string[], settings?: Record<string, string>) => Promise<boolean>

type Suite = (run: Run) => Promise<Count>

const root = join(import.meta.dirname, '../..')
const reports = join(root, 'test-results')

// Removed from the environment, because these settings would change the tests.
const ignored =
  /^(PORT|HOST|SITE_URL|DATA_DIR|DATABASE_URL|TRUST_PROXY|PROOF_SECRET|RETENTION|METRICS_PORT|LISTEN_\w+|EMAILJS_\w+|SMTP_URL|MAIL_(FROM|TO)|FORMS|GEO_ENDPOINT|GOOGLE_MAPS_KEY|VIDEO_URL|PAGES|JOURNEYS)$/
const inMemory = createFolderInMemory()
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ignored.test(name))),
  // Hundreds of processes of the tests load the same modules.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  ...(inMemory && { TMPDIR: inMemory }),
}

const cruised = 'app art content desk e2e follow forms previews quotes server tools'.split(' ')

const build = commands(['node', 'tools/ready.mjs', 'build'])
/** Generates `app/drawn` first, because types need it, and a clone without build lacks it. */
const types = commands(['node', 'art/draw.ts'], ['tsc', '--noEmit'])
const lint = commands(['biome', 'ci', '--colors=off'])
const imports = commands(['depcruise', '--config', 'tools/lint/imports.ts', ...cruised])
const audit = commands(['node', 'tools/test/audit.ts'])

/** Returns a suite that counts as one check, and passes if every command does. */
function commands(...all: [program: string, ...args: string[]][]): Suite {
  return async (run) => {
    for (const [program, ...args] of all) if (!(await run(program, args))) return counted(false)
    return counted(true, 1)
  }
}

const quick = ['--tags-filter=!postgres && !thorough', `--maxWorkers=${availableParallelism()}`]

/** Tests beside the code and of built files. */
function inNode(args: string[] = [], pages: string[] = []): Suite {
  return async (run) => {
    if (args !== quick) ensurePostgres()
    const report = 'node.json'
    const output = `--outputFile=${join(reports, report)}`
    const reporters = ['--reporter=default', '--reporter=json', output]
    const ok = await run('vitest', ['run', ...reporters, ...args], { PAGES: pages.join() })
    const read = await readReport(report)
    // Deliberately excluded tests do not count as skipped.
    const skipped = args === quick ? 0 : (read.numPendingTests ?? 0)
    return counted(ok, read.numPassedTests, read.numFailedTests, skipped)
  }
}

/** Projects of playwright.config.ts. */
const inChromium = ['chromium']
const inAllEngines = [...inChromium, 'firefox', 'webkit']

function journeys(args: string[] = [], pages: string[] = [], projects = inAllEngines): Suite {
  return async (run) => {
    if (projects.includes('webkit')) ensureOtherEngines()
    try {
      ensureBrowser(headlessShell)
    } catch {
      console.log('No headless shell: journeys run in the full browser, which is slower.')
      ensureBrowser()
    }
    const ok = await run(
      'playwright',
      ['test', ...projects.map((name) => `--project=${name}`), ...args],
      { PAGES: pages.join() },
    )
    const { expected, unexpected, skipped } = (await readReport('e2e.json')).stats ?? {}
    return counted(ok, expected, unexpected, skipped)
  }
}

/** Stages run in sequence, fastest failures first; the lines of a stage run in parallel. */
type Plan = Record<string, Suite>[][]

// The build checks the content first. Types need its drawings.
const first: Plan[number] = [
  { build, types },
  { lint, imports, audit },
]

/** Tests in Node and in browsers run at once, each on as many processes as there are cores. */
const cores = availableParallelism()
const beside = { node: `--maxWorkers=${cores}`, browser: `--workers=${cores}` }

function planFor(words: string[]): Plan {
  if (words.length === 0) {
    return [first, [{ tests: inNode([beside.node]) }, { journeys: journeys([beside.browser]) }]]
  }
  if (words.join() === 'fast') {
    // Journeys that loop over pages visit `fewPages`; tests of built files read every page.
    const browser = journeys(['--grep=@fast', beside.browser], fewPages, inChromium)
    return [first, [{ tests: inNode(quick) }, { journeys: browser }]]
  }
  const named = words.flatMap((word) => (word === 'changed' ? changedFiles() : word))
  if (named.length === 0) throw new Error('No file differs from the last commit.')
  const { tests, pages } = select(named, filesOf(root).sort(), readImporters(root))
  if (tests.length === 0) console.log('No test is known for this: only types and lint are checked.')
  const node = tests.filter((file) => file.endsWith('.test.ts') || file.endsWith('.test.tsx'))
  const inBrowser = tests.filter((file) => file.endsWith('.e2e.ts')).map((file) => `${file}$`)
  const isOfBuild = inBrowser.length > 0 || node.some((file) => file.startsWith('e2e/'))
  return [
    [
      { ...(isOfBuild && { build }), types },
      { lint, imports },
    ],
    [
      { ...(node.length > 0 && { tests: inNode(node, pages) }) },
      { ...(inBrowser.length > 0 && { journeys: journeys(inBrowser, pages) }) },
    ],
  ]
}

/** Returns the files that differ from the last commit, new ones included. */
function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const lists = [
    git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    git('ls-files', '--others', '--exclude-standard'),
  ]
  return lists.join('').split('\n').filter(Boolean)
}

let plan: Plan = []
try {
  plan = planFor(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}

await rm(reports, { recursive: true, force: true })
const total = { passed: 0, failed: 0, skipped: 0 }
const failed = new Set<string>()
const lines: string[] = []
for (const stage of plan) {
  const isAlone = stage.length === 1
  await Promise.all(
    stage.map(async (line) => {
      for (const [name, suite] of Object.entries(line)) await perform(name, suite, isAlone)
    }),
  )
}
console.log(`\n${lines.join('\n')}\n`)
console.log(inWords(total))
process.exitCode = total.failed > 0 ? 1 : 0

/** Runs a suite and adds its counts; prints its output live if it runs alone, otherwise at its end. */
async function perform(name: string, suite: Suite, isAlone: boolean) {
  // They would test the former build, or print noise that hides type errors.
  const isLater = name === 'tests' || name === 'journeys'
  const missing = isLater && ['build', 'types'].find((each) => failed.has(each))
  if (missing) return lines.push(`${name.padEnd(9)}not run: ${missing} failed`)
  const said: Buffer[] = []
  const from = performance.now()
  if (isAlone) console.log(`\n── ${name}`)
  const run: Run = async (program, args, settings) => {
    const child = spawn(join(root, 'node_modules/.bin', program), args, {
      cwd: root,
      env: { ...env, ...settings },
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    child.stdout?.on('data', (chunk) => said.push(chunk))
    child.stderr?.on('data', (chunk) => said.push(chunk))
    const [code] = await once(child, 'close')
    return code === 0
  }
  const count = await suite(run).catch((error: unknown) => {
    console.error(error)
    return counted(false)
  })
  if (!isAlone) process.stdout.write(`\n── ${name}\n${Buffer.concat(said)}`)
  if (count.failed > 0) failed.add(name)
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
  const seconds = Math.round((performance.now() - from) / 1000)
  lines.push(`${name.padEnd(9)}${inWords(count)}, ${seconds} s`)
}

function inWords({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

/** Counts at least one failure if the runner fails: a broken file has no failed test. */
function counted(ok: boolean, passed = 0, failed = 0, skipped = 0): Count {
  return { passed, failed: ok ? failed : Math.max(failed, 1), skipped }
}

async function readReport(name: string) {
  return JSON.parse(await readFile(join(reports, name), 'utf8').catch(() => '{}'))
}
