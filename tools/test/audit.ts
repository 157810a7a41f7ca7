/** Fails if `npm audit` finds high or critical vulnerabilities; passes if the registry does not answer. */
import { spawnSync } from 'node:child_process'

const args = ['audit', '--audit-level=high', '--json']
const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
const { stdout, status } = npm
  ? spawnSync(node, [npm, ...args], { encoding: 'utf8' })
  : spawnSync('npm', args, { encoding: 'utf8' })
const { vulnerabilities } = JSON.parse(stdout || '{}')

if (!vulnerabilities) console.log('No audit: the registry gave no answer')
else if (status === 0) console.log('No known vulnerability of level high or critical')
else {
  for (const name in vulnerabilities) {
    const { severity } = vulnerabilities[name]
    if (/high|critical/.test(severity)) console.error(`${name}: ${severity}`)
  }
  console.error('See `npm audit`')
  process.exitCode = 1
}
