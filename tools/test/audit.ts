/** Fails if `npm audit` finds high or critical vulnerabilities; passes if the registry does not answer. */
import { spawnSync } from 'node:child_process'

interface Report {
  vulnerabilities?: Record<string, { severity: string }>
}

const args = ['audit', '--audit-level=high', '--json']
const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
const { stdout, status } = npm
  ? spawnSync(node, [npm, ...args], { encoding: 'utf8' })
  : spawnSync('npm', args, { encoding: 'utf8' })
const { vulnerabilities } = parse(stdout)

if (!vulnerabilities) console.log('No audit: the registry gave no answer')
else if (status === 0) console.log('No known vulnerability of level high or critical')
else {
  for (const [name, { severity }] of Object.entries(vulnerabilities)) {
    if (severity === 'high' || severity === 'critical') console.error(`${name}: ${severity}`)
  }
  console.error('See `npm audit`')
  process.exitCode = 1
}

function parse(text: string | null): Report {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return {}
  }
}
