/**
 * Stands in for systemd with deploy/graaand.socket: listens on a free port without ever accepting,
 * and gives the socket to server/main.ts, which it starts again each time it ends. Connections that
 * come in between wait in the socket. Prints the port. Ends when it is killed.
 */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'

const holder = createServer().listen(0, '127.0.0.1')
await once(holder, 'listening')
const address = holder.address()
console.log(typeof address === 'object' ? address?.port : address)
// Node.js names the descriptor of a server nowhere else.
const { fd } = (holder as Server & { _handle: { fd: number } })._handle

for (;;) {
  // Blocking on purpose: a process that waits accepts no connection.
  spawnSync(
    'sh',
    [
      '-c',
      'LISTEN_PID=$$ exec "$0" "$1"',
      process.execPath,
      join(import.meta.dirname, '../../server/main.ts'),
    ],
    { stdio: ['ignore', 'inherit', 'inherit', fd], env: { ...process.env, LISTEN_FDS: '1' } },
  )
}
