import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const { PRIORITY_LOW } = constants.priority

/** Lets visitors go first: the kernel gives the process less time, and ends it first when memory is short. */
export function putInBackground(pid: number, priority: number = PRIORITY_LOW) {
  attempt(() => setPriority(pid, priority))
  endFirst(pid)
}

/** Makes the kernel end this process instead of the server when memory is short. */
export function endFirst(pid: number) {
  attempt(() => writeFileSync(`/proc/${pid}/oom_score_adj`, '1000'))
}

function attempt(act: () => void) {
  try {
    act()
  } catch {
    // A container may forbid it, or the process has ended.
  }
}
