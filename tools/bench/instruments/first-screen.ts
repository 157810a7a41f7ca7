import { brotliDecompressSync, constants } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { budgets } from '../budgets.ts'
import { phone } from '../setup.ts'
import { requestRaw } from './raw-request.ts'

/**
 * Measures how many bytes of a page browsers need to render its first screen.
 *
 * @returns bytes on the wire, headers included: the budget's limit if so many bytes render the same screenshot as
 *   the whole page, otherwise those of the whole page
 */
export async function firstScreenBytes(browser: Browser, address: string): Promise<number> {
  const asked = { headers: { 'accept-encoding': 'br' } }
  const { headerBytes, body, headers } = await requestRaw(address, asked)
  const { limit } = budgets.firstScreen
  const all = headerBytes + body.length
  if (all <= limit) return all
  await using context = await browser.newContext({
    ...phone,
    deviceScaleFactor: 1,
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const picture = async (bytes: number) => {
    const part = body.subarray(0, bytes)
    const isPacked = headers['content-encoding'] === 'br'
    const html = isPacked ? brotliDecompressSync(part, truncated) : part
    const contentType = headers['content-type'] ?? ''
    await page.route(address, (route) => route.fulfill({ contentType, body: html }), { times: 1 })
    await page.goto(address)
    // The page may have loaded before its layout requests a typeface.
    await page.evaluate(async () => {
      document.body.getBoundingClientRect()
      await document.fonts.ready
    })
    return page.screenshot({ animations: 'disabled' })
  }
  const whole = await picture(body.length)
  return (await picture(limit - headerBytes)).equals(whole) ? limit : all
}

const truncated = { finishFlush: constants.BROTLI_OPERATION_FLUSH }
