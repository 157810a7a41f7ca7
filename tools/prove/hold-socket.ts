/**
 * Replaces systemd with deploy/graaand.socket: passes a listening socket to server/start, and restarts it.
 * Prints the port.
 */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'

const holder = createServer().listen(0, '127.0.0.1')
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
