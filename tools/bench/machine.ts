import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { median } from './statistics.ts'

/** Highest share of the processor that the host of a virtual machine may take during a kept run. */
const maxStolen = 0.05

/** Runs until the least disturbed one is kept. */
const maxRuns = 6

/** Jiffies since the start, of all processors. */
export interface ProcessorTime {
  busy: number
  stolen: number
}

export interface Host {
  runs: number
  repeated: number
  stolen: number
}

/** Repeats a measurement until the host leaves the processor alone, and returns the least disturbed result. */
export async function withoutCpuSteal<Result>(
  host: Host,
  measure: () => Promise<Result>,
  clock = processorTime,
): Promise<Result> {
  const runs = []
  do {
    const before = clock()
    const value = await measure()
    runs.push({ value, stolen: stolenShare(before, clock()) })
  } while (runs.length < maxRuns && (runs.at(-1)?.stolen ?? 0) > maxStolen)
  const best = runs.reduce((best, run) => (run.stolen < best.stolen ? run : best))
  host.runs += runs.length
  host.repeated += runs.length - 1
  host.stolen = Math.max(host.stolen, best.stolen)
  return best.value
}

function stolenShare(before: ProcessorTime, after: ProcessorTime): number {
  const stolen = after.stolen - before.stolen
  return stolen / Math.max(1, after.busy - before.busy + stolen)
}

/** Linux reports stolen time; elsewhere it counts as zero. */
function processorTime(): ProcessorTime {
  try {
    const [user = 0, nice = 0, system = 0, , , hardware = 0, software = 0, stolen = 0] =
      readFileSync('/proc/stat', 'utf8').split('\n', 1).join().split(/\s+/).slice(1).map(Number)
    return { busy: user + nice + system + hardware + software, stolen }
  } catch {
    return { busy: 0, stolen: 0 }
  }
}

/** Resident bytes of a process, now and at its peak; NaN where the system does not report them. */
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

/** Returns the milliseconds of a fixed piece of work, so that durations compare between machines. */
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

export const machineName = () =>
  `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}, Node.js ${process.version}`

export const loadAverage = () => loadavg()[0] ?? 0

export const isBusy = (...loads: number[]) => Math.max(...loads) > availableParallelism()
