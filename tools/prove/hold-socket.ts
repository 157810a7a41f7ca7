/**
 * Replaces systemd with deploy/graaand.socket: passes a listening socket to server/start, and restarts it.
 * Its argument is the path of a Unix socket; without one it prints its port.
 */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'

const [, , path] = process.argv
const holder = createServer().listen(path === undefined ? { port: 0, host: '127.0.0.1' } : { path })
await once(holder, 'listening')
const address = holder.address()
console.log(typeof address === 'object' ? address?.port : address)
// Node.js has no public API for the file descriptor of a server.
const { fd } = (holder as Server & { _handle: { fd: number } })._handle

for (;;) {
  // Synchronous, so that this process accepts no connection.
  spawnSync(
    'sh',
    ['-c', 'LISTEN_PID=$$ exec "$0"', join(import.meta.dirname, '../../server/start')],
    { stdio: ['ignore', 'inherit', 'inherit', fd], env: { ...process.env, LISTEN_FDS: '1' } },
  )
}
