/**
 * Checks the registry for high and critical vulnerabilities; passes without an answer. `--refresh` adds them
 * to tools/build/advisories.json.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Advisory } from '../build/advisories.ts'

const list = join(import.meta.dirname, '../build/advisories.json')

const args = ['audit', '--audit-level=high', '--json']
const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
const { stdout, error } = npm
  ? spawnSync(node, [npm, ...args], { encoding: 'utf8' })
  : spawnSync('npm', args, { encoding: 'utf8' })
const report = parse(stdout ?? '')
const found = report?.metadata?.vulnerabilities
if (found && process.argv.includes('--refresh')) refresh(report)

if (!found) {
  console.log(`No audit: ${error?.message ?? report?.message ?? 'the registry gave no answer'}`)
} else if (found.high + found.critical > 0) {
  for (const [name, { severity }] of Object.entries(report.vulnerabilities ?? {})) {
    if (severity === 'high' || severity === 'critical') console.error(`${name}: ${severity}`)
  }
  console.error('See `npm audit`')
  process.exitCode = 1
} else {
  console.log('No known vulnerability of level high or critical')
}

interface Report {
  message?: string
  metadata?: { vulnerabilities?: { high: number; critical: number } }
  /** Causes: an advisory, or the name of another package. */
  vulnerabilities?: Record<string, { severity: string; via: (Advisory | string)[] }>
}

function refresh({ vulnerabilities = {} }: Report) {
  const known: Advisory[] = JSON.parse(readFileSync(list, 'utf8'))
  const reported = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((each) => typeof each !== 'string')
  const byUrl = new Map(
    [...known, ...reported].map(({ name, range, url }) => [`${name} ${url}`, { name, range, url }]),
  )
  const sorted = [...byUrl].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, advisory]) => advisory)
  writeFileSync(list, `${JSON.stringify(sorted, null, 2)}\n`)
}

function parse(text: string): Report {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
