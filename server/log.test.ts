import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { whereThrown } from './log.ts'

/** Runs a script with `log` by a shell command, in which `$NODE` stands for its process. */
function run(command: string, script: string) {
  const SCRIPT = `
    import { setImmediate as turn } from 'node:timers/promises'
    import { consoleLog as log } from '${join(import.meta.dirname, 'log.ts')}'
    ${script}`
  const words = command.replace('$NODE', '"$NODE" --input-type=module --eval "$SCRIPT"')
  const env = { ...process.env, SCRIPT, NODE: process.execPath }
  return spawnSync('bash', ['-c', words], { env, encoding: 'utf8' })
}

test.each([
  ['reader has ended', 'exec 3> >(exec true); wait $!; $NODE >&3 2>&3'],
  ['disk is full', '$NODE >/dev/full 2>/dev/full'],
])('a process goes on when its log’s %s', (_, command) => {
  const script = `
    for (const line of ['one', 'two', 'three']) {
      log.info(line)
      log.error(line)
      await turn()
    }
    process.exitCode = 7`
  expect(run(command, script)).toMatchObject({ status: 7, stdout: '', stderr: '' })
})

test('a log on a full disk has lines again once there is room', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'graaand-log-'))
  const file = join(folder.path, 'log')
  const script = `
    import { truncateSync } from 'node:fs'
    for (let number = 0; number < 20; number++) {
      log.info('x'.repeat(100))
      await turn()
    }
    truncateSync('${file}')
    log.info('again')`
  // A limit of one block for each file stands for the disk.
  run(`trap '' XFSZ; ulimit -f 1; exec $NODE >>'${file}'`, script)
  expect(readFileSync(file, 'utf8')).toMatch(/^\S+ again\n$/)
})

test.each([
  ['its code', Object.assign(new Error('Bonjour'), { code: 'SIGKILL' }), /^Error SIGKILL at /],
  ['no code', new RangeError('Bonjour'), /^RangeError at /],
])('of an error with %s, the log has its class and place, and no message', (_, error, words) => {
  expect(whereThrown(error)).toMatch(words)
  expect(whereThrown(error)).not.toContain('Bonjour')
})
