import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'
import { listen } from '../../test/free-port.ts'

/** Starts a proxy that distributes connections over the instances. */
export async function startFront() {
  const open: string[] = []
  let turn = 0
  const server = createServer((visitor) => {
    const { hostname, port } = new URL(open[turn++ % open.length] ?? 'http://127.0.0.1:1')
    // Closes both connections after an error of one.
    pipeline(visitor, connect(Number(port), hostname), visitor, () => visitor.destroy())
  })
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    open: (url: string) => open.push(url),
    shut: (url: string) => open.splice(open.indexOf(url), 1),
    close: () => server.close(),
  }
}
