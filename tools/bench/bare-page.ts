import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const paragraph =
  'Cette page ne contient que du texte : ni feuille de style, ni police, ni script, ni image. ' +
  'Rien ne peut être plus rapide sur la même machine, au même moment. '

/** 4 kB of HTML and nothing else: the physical limit that pages are compared with. */
const html = Buffer.from(
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Page nue</title>` +
    `<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>` +
    `<body><h1>Une page nue</h1>${`<p>${paragraph.repeat(3)}</p>`.repeat(8)}</body></html>`,
)

/** Serves the bare page on loopback. */
export async function serveBarePage() {
  const server = createServer((_, answer) => {
    answer.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': html.length,
    })
    answer.end(html)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    bytes: html.length,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
