import { connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { slowNetwork } from './interaction.ts'

/**
 * Passes connections on as slow 4G does, for pages that a browser's own slow network leaves out: those
 * that it renders beforehand.
 *
 * @param target port of the site on this machine
 */
export async function openSlowLine(target: number) {
  const { latency, downloadThroughput, uploadThroughput } = slowNetwork
  const download = createLine(downloadThroughput)
  const upload = createLine(uploadThroughput)
  const server = createServer((browser) => {
    const site = connect(target, '127.0.0.1')
    // A handshake takes a round trip.
    const opened = setTimeout(latency)
    pass(browser, site, upload, opened)
    pass(site, browser, download, opened)
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => server.close(),
  }

  function pass(
    from: Socket,
    to: Socket,
    line: ReturnType<typeof createLine>,
    opened: Promise<void>,
  ) {
    let last = opened
    from.on('data', (bytes) => {
      const arrival = line(bytes.length) + latency / 2
      last = last
        .then(() => setTimeout(Math.max(0, arrival - performance.now())))
        .then(() => void to.write(bytes))
    })
    from.on('error', () => to.destroy())
    from.on('close', () => last.then(() => to.destroy()))
  }
}

/** @returns when so many bytes have been sent, after those before them */
function createLine(bytesPerSecond: number) {
  let free = 0
  return (bytes: number) => {
    free = Math.max(free, performance.now()) + (bytes / bytesPerSecond) * 1000
    return free
  }
}
