import { createHash } from 'node:crypto'
import { exchange, find } from './markup.ts'
import type { InlineHashes } from './security.ts'

/** Returns the hashes of inline scripts and styles, without those of JSON data. */
export function inlineHashes(html: string): InlineHashes {
  const data = ['application/json', 'application/ld+json']
  const blocks = find(html, ['script', 'style']).filter(({ attributes }) => !('src' in attributes))
  const [styles, scripts] = [
    blocks.filter(({ name }) => name === 'style'),
    blocks.filter(
      ({ name, attributes: { type = '' } }) => name !== 'style' && !data.includes(type),
    ),
  ]
  return { scripts: hashes(scripts), styles: hashes(styles) }
}

export function hashes(blocks: readonly { text: string }[]): string[] {
  const all = blocks.map(({ text }) => createHash('sha256').update(text).digest('base64'))
  return [...new Set(all)].map((hash) => `'sha256-${hash}'`)
}

/** Puts a nonce on the sheets of the map's frame, where Google's script looks for one. */
export function withNonce(html: string, nonce: string): string {
  const sheets = find(html, ['style', 'link']).filter(
    ({ name, attributes: { rel } }) => name === 'style' || rel === 'stylesheet',
  )
  return exchange(
    html,
    sheets.map(({ afterName }) => ({
      start: afterName,
      end: afterName,
      text: ` nonce="${nonce}"`,
    })),
  )
}
