import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, constants } from 'node:zlib'
import type { Browser, CDPSession } from '@playwright/test'
import { phone } from './phone.ts'

/** Bytes within which the answer is narrowed down. */
const precision = 64

/**
 * Finds how much of a page's answer has to arrive before its first screen can be painted.
 *
 * @returns bytes on the wire, the answer's own headers included: ten packets, what a server sends
 *   before it hears back, carry 14 kB
 */
export function firstScreenBytes(browser: Browser, address: string): Promise<number> {
  return cutting(browser, address, async ({ headerBytes, bodyBytes, paintsWith }) => {
    let [tooFew, enough] = [0, bodyBytes]
    while (enough - tooFew > precision) {
      const middle = Math.ceil((tooFew + enough) / 2)
      if (await paintsWith(middle)) enough = middle
      else tooFew = middle
    }
    return headerBytes + enough
  })
}

/** Whether the first screen can be painted with this much of a page's answer, headers included. */
export function paintsWithin(bytes: number, browser: Browser, address: string): Promise<boolean> {
  return cutting(browser, address, ({ headerBytes, paintsWith }) => paintsWith(bytes - headerBytes))
}

/**
 * Cuts a page after some bytes of the wire, opens on a phone what they unpack to, and compares its
 * picture with that of the whole page. Fonts and pictures come in full; JavaScript is off and
 * nothing moves.
 */
async function cutting<Result>(
  browser: Browser,
  address: string,
  judge: (answer: {
    headerBytes: number
    bodyBytes: number
    paintsWith: (bytes: number) => Promise<boolean>
  }) => Promise<Result>,
): Promise<Result> {
  const { headerBytes, body, headers } = await fetchPacked(address)
  const context = await browser.newContext({
    ...phone,
    deviceScaleFactor: 1,
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    let html = unpack(body, headers)
    await page.route(address, (route) =>
      route.fulfill({ contentType: headers['content-type'] ?? '', body: html }),
    )
    const session = await context.newCDPSession(page)
    await session.send('Page.enable')
    await session.send('Page.setLifecycleEventsEnabled', { enabled: true })
    const picture = async () => {
      const painted = nextPaint(session)
      await page.goto(address)
      await painted
      return page.screenshot({ animations: 'disabled' })
    }
    const whole = await picture()
    return await judge({
      headerBytes,
      bodyBytes: body.length,
      async paintsWith(bytes) {
        html = unpack(body.subarray(0, bytes), headers)
        return (await picture()).equals(whole)
      },
    })
  } finally {
    await context.close()
  }
}

/**
 * Waits until the next page has painted, or has fallen silent with nothing to paint: Chromium
 * refuses to take the picture of a page that has never painted.
 */
function nextPaint(session: CDPSession): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  // The page before may still fall silent.
  let begun = false
  const read = ({ name }: { name: string }) => {
    if (name === 'init') begun = true
    if (!begun || (name !== 'firstPaint' && name !== 'networkIdle')) return
    session.off('Page.lifecycleEvent', read)
    resolve()
  }
  session.on('Page.lifecycleEvent', read)
  return promise
}

/** What the first bytes of a packed body already say. */
function unpack(body: Buffer, headers: IncomingHttpHeaders): Buffer {
  if (headers['content-encoding'] !== 'br') return body
  return brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH })
}

/** Asks for brotli and gives the answer as it travels; fetch() would unpack it. */
function fetchPacked(address: string) {
  return new Promise<{ headerBytes: number; body: Buffer; headers: IncomingHttpHeaders }>(
    (resolve, reject) => {
      const sent = request(address, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
        const { rawHeaders, headers, statusCode, statusMessage } = answer
        // As HTTP/1.1 writes them, each followed by `: ` or a line's end; HTTP/2 packs them.
        const headerBytes =
          `HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`.length +
          rawHeaders.reduce((bytes, part) => bytes + Buffer.byteLength(part) + 2, 0)
        resolve({ headerBytes, headers, body: await buffer(answer) })
      })
      sent.on('error', reject).end()
    },
  )
}
