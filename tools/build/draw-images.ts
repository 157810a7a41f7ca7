/**
 * Build step: renders social cards (build/client/cards) and home-screen icons as PNG, because social networks
 * and phones do not support SVG there. Cached by the hash of the drawing.
 */
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { cardFont, socialCard } from '#art/scenes/social-card.ts'
import { mark } from '#art/scenes/wordmark.ts'
import { cardLook } from '#art/social-cards.ts'
import { toFile } from '#art/svg.ts'
import { sitePages } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import { cardPath } from '#content/pages.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'build/client')
const cache = join(root, 'node_modules/.cache/graaand')

const fontFile = join(root, 'art/bricolage-grotesque-poster.ttf')
const font = { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: cardFont }
/** Font and renderer: part of the cache key, because they change the pixels of an unchanged drawing. */
const press = [
  await readFile(fontFile),
  await readFile(join(root, 'node_modules/@resvg/resvg-js/package.json')),
]

const cards = [...sitePages(loadContent())].map(([path, page]) => {
  const card = socialCard(page.title, cardLook(path), measure)
  return draw(toFile(card), 1200, cardPath(path))
})
const icon = toFile(mark())
const icons = [
  draw(icon, 180, '/apple-touch-icon.png'),
  draw(icon, 192, '/icons/192.png'),
  draw(icon, 512, '/icons/512.png'),
]
await Promise.all([...cards, ...icons])

async function draw(svg: string, width: number, address: string) {
  const hash = createHash('sha256').update(svg).update(String(width))
  for (const part of press) hash.update(part)
  const kept = join(cache, `${hash.digest('hex').slice(0, 32)}.png`)
  const file = join(folder, address)
  await mkdir(dirname(file), { recursive: true })
  try {
    await cp(kept, file)
  } catch {
    const png = new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng()
    await writeFile(file, png)
    await mkdir(cache, { recursive: true })
    await writeFile(kept, png)
  }
}

function measure(text: string): number {
  const size = 100
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000 ${size}"><text y="80" font-family="${cardFont}" font-size="${size}">${text.replaceAll('&', '&amp;')}</text></svg>`
  return (new Resvg(svg, { font }).getBBox()?.width ?? 0) / size
}
