import { join } from 'node:path'
import { validate } from '#content/documents/assemble.ts'
import { readDocument } from '#content/documents/load.ts'
import { type TradeId, tradeIds } from '../answers/answers.ts'
import { type Trade, tradeDocument } from './trade.ts'

/** @throws ContentError with the document of an invalid text */
export function readTrades(): Record<TradeId, Trade> {
  const folder = join(import.meta.dirname, '../..')
  const read = tradeIds.map((id) => {
    const document = `previews/trades/${id}`
    return [id, validate(document, tradeDocument, readDocument(document, folder))] as const
  })
  return Object.fromEntries(read) as Record<TradeId, Trade>
}

/** Bundles contain the texts instead of this module (tools/build/texts-of-trades.ts). */
export const tradeTexts = readTrades()
