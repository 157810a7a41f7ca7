import { connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { listen } from '../../test/free-port.ts'
import { slowNetwork } from '../setup.ts'

const paragraph =
  'Cette page ne contient que du texte : ni feuille de style, ni police, ni script, ni image. ' +
  'Rien ne peut être plus rapide sur la même machine, au même moment. '

/** 4 kB of HTML without resources, the fastest possible page on this machine. */
const barePage =
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Page nue</title>` +
  `<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>` +
  `<body><h1>Une page nue</h1>${`<p>${paragraph.repeat(3)}</p>`.repeat(8)}</body></html>`

export async function serveBarePage() {
  const served = await serve(new Hono().get('*', (c) => c.html(barePage)))
  return { ...served, bytes: Buffer.byteLength(barePage) }
}

async function serve({ fetch }: Hono) {
  const server = createAdaptorServer({ fetch })
  const url = `http://127.0.0.1:${await listen(server)}/`
  return { url, [Symbol.dispose]: () => void server.close() }
}

/** Starts a proxy that simulates slow 4G, because Chromium's own throttling skips prerendered pages. */
export async function openSlowLine(target: string) {
  const { latency, downloadThroughput, uploadThroughput } = slowNetwork
  const download = createLine(downloadThroughput)
  const upload = createLine(uploadThroughput)
  const server = createServer((browser) => {
    const site = connect(Number(new URL(target).port), '127.0.0.1')
    // A handshake takes a round trip.
    const opened = setTimeout(latency)
    forward(browser, site, upload, opened)
    forward(site, browser, download, opened)
  })
  const url = `http://127.0.0.1:${await listen(server)}`
  return { url, [Symbol.dispose]: () => void server.close() }

  function forward(from: Socket, to: Socket, line: typeof download, opened: Promise<void>) {
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

/** Returns a function that queues bytes and returns the time when the last is sent, in ms. */
function createLine(bytesPerSecond: number) {
  let free = 0
  return (bytes: number) => {
    free = Math.max(free, performance.now()) + (bytes / bytesPerSecond) * 1000
    return free
  }
}
