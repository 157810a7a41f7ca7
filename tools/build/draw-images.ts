/**
 * Build step: renders social cards (build/client/cards) and home-screen icons as PNG, because social networks
 * and phones do not support SVG there.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Resvg, renderAsync } from '@resvg/resvg-js'
import { cardFont, socialCard } from '#art/scenes/social-card.ts'
import { mark } from '#art/scenes/wordmark.ts'
import { toFile } from '#art/svg.ts'
import { sitePages } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import { cardPath, commonCardPath } from '#content/pages.ts'
import { buildFolder } from './folder.ts'
import { cardLook } from './social-cards.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(buildFolder, 'client')

const fontFiles = [join(root, 'art/bricolage-grotesque-poster.ttf')]
const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: cardFont }

const cards = [...sitePages(loadContent())].map(([path, page]) => {
  const card = socialCard(page.title, cardLook(path), measure)
  return draw(toFile(card), 1200, cardPath(path))
})
const common = draw(toFile(socialCard('', cardLook('/'), measure)), 1200, commonCardPath)
const icon = toFile(mark())
const icons = [
  draw(icon, 180, '/apple-touch-icon.png'),
  draw(icon, 192, '/icons/192.png'),
  draw(icon, 512, '/icons/512.png'),
]
await Promise.all([...cards, common, ...icons])

async function draw(svg: string, width: number, address: string) {
  const file = join(folder, address)
  const image = await renderAsync(svg, { font, fitTo: { mode: 'width', value: width } })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, image.asPng())
}

function measure(text: string): number {
  const size = 100
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000 ${size}"><text y="80" font-family="${cardFont}" font-size="${size}">${text.replaceAll('&', '&amp;')}</text></svg>`
  return (new Resvg(svg, { font }).getBBox()?.width ?? 0) / size
}
