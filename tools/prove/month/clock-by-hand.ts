/**
 * Replaces the clock of this process by one that can be advanced. Timers due in the skipped time run at once,
 * earliest first. Preload it into a server (`node --import`) with CLOCK_PORT: `POST /<milliseconds>` then
 * advances the clock and returns the memory in use, in bytes.
 */
import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds; child processes of the server start with its clock. */
let ahead = Number(process.env.CLOCK_AHEAD ?? 0)
const planned = new Map<NodeJS.Timeout | undefined, { at: number; ring: () => void }>()

const { now: realNow } = Date
const now = () => realNow() + ahead

globalThis.Date = new Proxy(Date, {
  construct: (target, args, wanted) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], wanted),
})
Date.now = now

// The globals, because the built server has its own copy of `systemClock`.
const { setTimeout: plan, clearTimeout: cancel } = globalThis
function setTimer<Args extends unknown[]>(
  callback: (...args: Args) => void,
  ms = 0,
  ...args: Args
): NodeJS.Timeout {
  const ring = () => {
    clearTimer(handle)
    callback(...args)
  }
  const handle = plan(ring, ms)
  planned.set(handle, { at: now() + ms, ring })
  return handle
}
function clearTimer(handle?: NodeJS.Timeout) {
  planned.delete(handle)
  cancel(handle)
}
Object.assign(globalThis, { setTimeout: setTimer, clearTimeout: clearTimer })

export function moveClock(ms: number) {
  ahead += ms
  process.env.CLOCK_AHEAD = String(ahead)
  const due = [...planned].filter(([, { at }]) => at <= now()).sort(([, a], [, b]) => a.at - b.at)
  // A callback may cancel a later one.
  for (const [handle, { ring }] of due) if (planned.has(handle)) ring()
}

const port = Number(process.env.CLOCK_PORT ?? 0)
// Only the server opens the port, not its child processes.
if (port > 0 && !process.send) {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  createServer((request, response) => {
    moveClock(Number(request.url?.slice(1)))
    collect()
    response.end(JSON.stringify({ used: process.memoryUsage().heapUsed }))
  })
    .listen(port, '127.0.0.1')
    .unref()
}
