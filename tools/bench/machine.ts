import { readFileSync } from 'node:fs'
import { median } from './statistics.ts'

/** Returns bytes, now and at the peak; NaN if the system does not report them. */
export function residentMemory(pid = 0) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const bytes = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024
    return { now: bytes('VmRSS'), peak: bytes('VmHWM') }
  } catch {
    return { now: Number.NaN, peak: Number.NaN }
  }
}

/** Returns the milliseconds of a fixed task, so that durations can be compared between machines. */
export function referenceTime(): number {
  const rows = Array.from({ length: 50_000 }, (_, id) => ({
    id,
    name: `row ${id}`,
    tags: ['a', 'b'],
  }))
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    JSON.parse(JSON.stringify(rows))
    return performance.now() - start
  })
  return median(times)
}
