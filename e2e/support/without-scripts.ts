import { createServer, request } from 'node:http'
import { listen } from '../../tools/test/free-port.ts'

/**
 * Starts a proxy that disables scripts, for browsers whose driver cannot: `noscript` then applies.
 *
 * @param target origin of the site
 * @returns its origin, and a function that stops it
 */
export async function startWithoutScripts(target: string) {
  const sandbox = 'sandbox allow-same-origin allow-forms allow-popups allow-downloads allow-modals'
  const proxy = createServer((asked, answer) => {
    const { method, url, headers } = asked
    const passed = request(new URL(url ?? '/', target), { method, headers }, (response) => {
      const headers = { ...response.headers }
      headers['content-security-policy'] = [headers['content-security-policy'], sandbox].join(', ')
      answer.writeHead(response.statusCode ?? 502, headers)
      response.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  return {
    url: `http://127.0.0.1:${await listen(proxy)}`,
    stop() {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
