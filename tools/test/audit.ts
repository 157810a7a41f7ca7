/**
 * Part of `npm test`: asks the registry whether a vulnerability of level high or critical is known
 * in a dependency. A registry that does not answer is said, and is no failure.
 */
import { spawnSync } from 'node:child_process'

const args = ['audit', '--audit-level=high', '--json']
const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
const { stdout, error } = npm
  ? spawnSync(node, [npm, ...args], { encoding: 'utf8' })
  : spawnSync('npm', args, { encoding: 'utf8' })
const report = parse(stdout ?? '')
const found = report?.metadata?.vulnerabilities

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
  vulnerabilities?: Record<string, { severity: string }>
}

function parse(text: string): Report {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
