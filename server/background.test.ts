import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { putInBackground } from './background.ts'

test.runIf(process.platform === 'linux')(
  'without memory, the kernel ends a process in the background before the server',
  async () => {
    const child = spawn('cat')
    onTestFinished(() => void child.kill())
    const pid = child.pid ?? 0
    putInBackground(pid)
    expect(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8')).toBe('1000\n')
    expect(getPriority(pid)).toBe(19)

    child.kill()
    await once(child, 'exit')
    expect(() => putInBackground(pid)).not.toThrow()
  },
)
