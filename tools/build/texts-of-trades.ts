import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readTrades } from '#previews/trades/texts.ts'

const folder = join(import.meta.dirname, '../../previews/trades')

/** Puts the texts of previews/trades/ into the bundle, so that no page loads their files, parser and schema. */
export const textsOfTrades: Plugin = {
  name: 'texts-of-trades',
  load: {
    filter: { id: join(folder, 'texts.ts') },
    handler() {
      for (const file of globSync(join(folder, '*.yaml'))) this.addWatchFile(file)
      return `export const tradeTexts = ${JSON.stringify(readTrades())}`
    },
  },
}
