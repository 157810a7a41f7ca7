/**
 * Everything that is checked, in the order in which it fails fastest, ending with one line that
 * adds it all up: `npm test`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBrowser } from './test/browser.ts'
import { ensurePostgres } from './test/postgres-process.ts'

interface Count {
  passed: number
  failed: number
}

const root = join(import.meta.dirname, '..')
const reports = join(root, 'test-results')
const unitReport = join(reports, 'unit.json')
/** Named in playwright.config.ts. */
const journeyReport = join(reports, 'e2e.json')

// The settings of whoever runs the tests would change what they see.
const settings =
  /^(PORT|HOST|SITE_URL|DATA_DIR|DATABASE_URL|TRUST_PROXY|PROOF_SECRET|RETENTION|METRICS_PORT|LISTEN_\w+|EMAILJS_\w+|SMTP_URL|MAIL_(FROM|TO)|FORMS|GEO_ENDPOINT|GOOGLE_MAPS_KEY|VIDEO_URL)$/
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name)))

const suites: Record<string, () => Promise<Count>> = {
  content: () => asOne(run('node', 'tools/build/check-content.ts')),
  build: () => asOne(run('node', 'tools/ready.mjs', 'build')),
  types: async () => asOne((await run('react-router', 'typegen')) && run('tsc', '--noEmit')),
  lint: () => asOne(run('biome', 'ci', '--colors=off')),
  audit: () => asOne(run('node', 'tools/test/audit.ts')),
  unit: async () => {
    ensurePostgres()
    const ok = await run(
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${unitReport}`,
    )
    const report = await readReport(unitReport)
    return atLeastOneFailure(ok, {
      passed: report?.numPassedTests ?? 0,
      failed: report?.numFailedTests ?? 0,
    })
  },
  journeys: async () => {
    ensureBrowser()
    const ok = await run('playwright', 'test')
    const {
      expected = 0,
      unexpected = 0,
      flaky = 0,
    } = (await readReport(journeyReport))?.stats ?? {}
    return atLeastOneFailure(ok, { passed: expected, failed: unexpected + flaky })
  },
}

await rm(reports, { recursive: true, force: true })
const total: Count = { passed: 0, failed: 0 }
const lines: string[] = []
for (const [name, suite] of Object.entries(suites)) {
  console.log(`\n── ${name}`)
  const { passed, failed } = await suite().catch((error: unknown): Count => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  total.passed += passed
  total.failed += failed
  lines.push(`${name.padEnd(9)}${passed} passed, ${failed} failed`)
}
console.log(`\n${lines.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

/** Runs one of the project's programs to its end and says whether it was content. */
async function run(program: string, ...args: string[]): Promise<boolean> {
  const child = spawn(join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  const [code] = await once(child, 'close')
  return code === 0
}

/** A check that only knows yes and no. */
async function asOne(ok: boolean | Promise<boolean>): Promise<Count> {
  return (await ok) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A runner can fail without a failed test: a file that does not load, a stray rejection. */
function atLeastOneFailure(ok: boolean, { passed, failed }: Count): Count {
  return { passed, failed: ok ? failed : Math.max(failed, 1) }
}

async function readReport(path: string) {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}
