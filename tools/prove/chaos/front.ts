import { connect, createServer, type Socket } from 'node:net'
import { listen } from '../../test/free-port.ts'

/** Starts a proxy that distributes connections over the instances. */
export async function startFront() {
  const open: string[] = []
  const sockets = new Set<Socket>()
  let turn = 0
  const server = createServer((visitor) => {
    const url = open[turn++ % open.length]
    const { hostname, port } = new URL(url ?? 'http://127.0.0.1:1')
    const instance = connect(Number(port), hostname)
    for (const [from, to] of [
      [visitor, instance],
      [instance, visitor],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    open: (url: string) => open.push(url),
    shut: (url: string) => open.splice(open.indexOf(url), 1),
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
