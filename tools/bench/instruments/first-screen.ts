import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, constants } from 'node:zlib'
import type { Browser, CDPSession } from '@playwright/test'
import { budgets } from '../budgets.ts'
import { phone } from '../setup.ts'

const precision = 64

/**
 * Measures how much of a page must arrive before its first screen: the shortest start with the picture of
 * the whole.
 *
 * @returns bytes on the wire, headers included; the first flight of ten packets carries 14 kB
 */
export async function firstScreenBytes(browser: Browser, address: string): Promise<number> {
  const { headerBytes, body, headers } = await fetchPacked(address)
  let enough = body.length
  if (headerBytes + enough <= budgets.firstScreen.limit) return headerBytes + enough
  const context = await browser.newContext({
    ...phone,
    deviceScaleFactor: 1,
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Page.enable')
    await session.send('Page.setLifecycleEventsEnabled', { enabled: true })
    let html: Buffer = Buffer.of()
    await page.route(address, (route) =>
      route.fulfill({ contentType: headers['content-type'] ?? '', body: html }),
    )
    const picture = async (bytes: number) => {
      html = unpack(body.subarray(0, bytes), headers)
      const painted = nextPaint(session)
      await page.goto(address)
      await painted
      return page.screenshot({ animations: 'disabled' })
    }
    const whole = await picture(enough)
    let tooFew = 0
    while (enough - tooFew > precision) {
      const middle = Math.ceil((tooFew + enough) / 2)
      if ((await picture(middle)).equals(whole)) enough = middle
      else tooFew = middle
    }
    return headerBytes + enough
  } finally {
    await context.close()
  }
}

/** Waits for a paint or an idle page: Chromium takes no picture of a page that has never painted. */
function nextPaint(session: CDPSession): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  // The page before may still become idle.
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

function unpack(body: Buffer, headers: IncomingHttpHeaders): Buffer {
  if (headers['content-encoding'] !== 'br') return body
  // Flush: a cut body unpacks as far as it goes.
  return brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH })
}

interface Packed {
  headerBytes: number
  body: Buffer
  headers: IncomingHttpHeaders
}

/** Requests brotli and returns the answer as it travels; `fetch` would unpack it. */
function fetchPacked(address: string): Promise<Packed> {
  const { promise, resolve, reject } = Promise.withResolvers<Packed>()
  request(address, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
    const { rawHeaders, headers, statusCode, statusMessage } = answer
    // As HTTP/1.1 writes them, each followed by `: ` or a line's end.
    const headerBytes =
      `HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`.length +
      rawHeaders.reduce((bytes, part) => bytes + Buffer.byteLength(part) + 2, 0)
    resolve({ headerBytes, headers, body: await buffer(answer) })
  })
    .on('error', reject)
    .end()
  return promise
}
