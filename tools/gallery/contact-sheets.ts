/**
 * `npm run contact-sheets` renders every combination of trade, palette and direction into
 * build/contact-sheets/, one page per trade, and hard cases.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import {
  type Answers,
  directionIds,
  example,
  paletteIds,
  tidy,
  tradeIds,
  trades,
} from '#previews/answers/answers.ts'
import { previewRules } from '#previews/rules.ts'

const sentence =
  'Nous faisons les choses une par une, avec soin, depuis trois générations, et nous vous répondons toujours nous-mêmes, même le dimanche !'

/** Name, town, trade and palette of companies that stretch the pages. */
const hardCases = [
  ['Ô', 'Y', 'artisan', 'nuit'],
  ['Nour', 'Tunis', 'logiciel', '#fff7c2'],
  ['Association des amis du théâtre de verdure et de la fanfare', 'Béziers', 'culture', 'nuit'],
  ['Constitutionnellementanticonstitutionnellementissimement', 'Sète', 'conseil', 'nuit'],
  ['مخبزة النخيل', 'سوسة', 'boulangerie', 'nuit'],
  ['دار النور للضيافة العائلية', 'سوسة', 'hote', '#808080'],
  ['Chez Léa 🌸🌼', 'L’Isle-sur-la-Sorgue', 'fleuriste', '#101010'],
  ['<script>alert(1)</script>', '<b>Sète</b>', 'sport', '#ffffff'],
  ['WWWWWWWWWWWWWWWWWWWW', 'Saint-Remy-en-Bouzemont-Saint-Genest-et-I', 'sport', '#ff00ff'],
  ['Entreprise générale de bâtiment Martinez-Fernandez et Fils', 'Sète', 'artisan', '#0a7d6b'],
].map(([name, town, trade, palette]) => tidy({ ...example, name, town, trade, palette, sentence }))

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'build/contact-sheets')
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
})
const { Preview } = await vite.ssrLoadModule('/app/previews/preview.tsx')
const sheets = [
  'styles/fonts',
  'styles/base',
  'previews/previews',
  'previews/poster',
  'previews/storefront',
]
const fonts = pathToFileURL(join(root, 'app/fonts/')).href
const styles = await Promise.all(
  sheets.map(async (name) => {
    const sheet = await readFile(join(root, `app/${name}.css`), 'utf8')
    return sheet.replaceAll('../fonts/', fonts)
  }),
)

await mkdir(folder, { recursive: true })
for (const trade of tradeIds) {
  const companies = paletteIds.map((palette) => ({ ...example, trade, sentence: '', palette }))
  await writeFile(join(folder, `${trade}.html`), contactSheet(trades[trade], companies))
}
await writeFile(join(folder, 'cas-difficiles.html'), contactSheet('cas difficiles', hardCases))
await vite.close()
console.log(`${tradeIds.length + 1} pages in ${folder}`)

function contactSheet(title: string, companies: readonly Answers[]): string {
  const rules = companies.map((answers, i) => previewRules(answers, `.company-${i} .preview`))
  const rows = companies.map((answers, i) => {
    const previews = directionIds.map((direction) => {
      const preview = createElement(Preview, { answers, direction, extent: 'whole' })
      const html = renderToStaticMarkup(preview)
      const render = (width: string) =>
        `<div class="${width}" data-direction="${direction}">${html}</div>`
      return render('wide') + render('narrow')
    })
    return `<section class="company-${i}">${previews.join('')}</section>`
  })
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>${title}</title>
<style>${styles.join('\n')}
body { margin: 0; width: max-content; background: #888 }
section { display: flex; align-items: flex-start; gap: 20px; padding: 20px }
.wide { width: 1280px } .narrow { width: 390px } .wide, .narrow { flex: none }
${rules.join('')}</style>${rows.join('')}</html>`
}
