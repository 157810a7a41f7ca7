/**
 * `npm run contact-sheets` draws every combination of trade, palette and direction, wide and narrow, to be
 * looked at: HTML pages in `build/contact-sheets/`, one per trade, and one of hard cases (long names, other
 * scripts, colours of the visitor's own). Nothing is served: they open from the disk.
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

const names: Record<(typeof tradeIds)[number], [name: string, town: string]> = {
  boulangerie: ['Fournil du Peyrou', 'Montpellier'],
  restaurant: ['La Table de Nour', 'La Marsa'],
  artisan: ['Plomberie Haddad & Fils', 'Hammam Sousse'],
  coiffure: ['Salon Hélène', 'Sète'],
  createur: ['Atelier Garance', 'Nîmes'],
  sante: ['Cabinet Vidal Ostéopathie', 'Le Cap d’Agde'],
  conseil: ['Ben Salah Avocats', 'Tunis'],
  immobilier: ['Agence du Port', 'Palavas-les-Flots'],
  formation: ['Cap’Clair', 'Les Matelles'],
  hote: ['Dar Ennour', 'Sousse'],
  culture: ['Théâtre de poche', 'Béziers'],
  sport: ['Forge 34', 'Lunel'],
  fleuriste: ['Pivoine', 'Aix-en-Provence'],
  logiciel: ['Nuage bleu', 'Lyon'],
  comptable: ['Cabinet Trabelsi', 'Sousse'],
  medecin: ['Docteur Roche', 'Le Havre'],
  dentiste: ['Cabinet des Halles', 'Les Sables-d’Olonne'],
}

/** What stretches the pages: lengths, scripts, markup, colours of one's own. */
const hardCases = [
  { name: 'Ô', town: 'Y' },
  { name: 'Nour', trade: 'logiciel', town: 'Tunis', palette: '#fff7c2' },
  { name: 'Association des amis du théâtre de verdure et de la fanfare', trade: 'culture' },
  { name: 'Constitutionnellementanticonstitutionnellementissimement', trade: 'conseil' },
  { name: 'مخبزة النخيل', town: 'سوسة', trade: 'boulangerie', palette: 'nuit' },
  { name: 'دار النور للضيافة العائلية', town: 'سوسة', trade: 'hote', palette: '#808080' },
  { name: 'Chez Léa 🌸🌼', town: 'L’Isle-sur-la-Sorgue', trade: 'fleuriste', palette: '#101010' },
  { name: '<script>alert(1)</script>', town: '<b>Sète</b>', trade: 'sport', palette: '#ffffff' },
  {
    name: 'WWWWWWWWWWWWWWWWWWWW',
    town: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-I',
    trade: 'sport',
  },
  {
    name: 'École de musique & danse',
    town: 'Le Grau-du-Roi',
    trade: 'formation',
    palette: '#0a7d6b',
  },
  { name: 'Ça va', town: 'Ajaccio', trade: 'coiffure', palette: '#ff00ff' },
  { name: 'Entreprise générale de bâtiment Martinez-Fernandez et Fils', trade: 'artisan' },
].map((answers) => ({
  ...tidy({
    ...example,
    ...answers,
    sentence:
      'Nous faisons les choses une par une, avec soin, depuis trois générations, et nous vous répondons toujours nous-mêmes, même le dimanche !',
  }),
}))

const folder = join(import.meta.dirname, '../../build/contact-sheets')
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
})
const { Preview } = await vite.ssrLoadModule('/app/previews/preview.tsx')
const sheet = await styles()

await mkdir(folder, { recursive: true })
const pages = new Map<string, Answers[]>([
  ...tradeIds.map((trade): [string, Answers[]] => {
    const [name, town] = names[trade]
    return [trade, paletteIds.map((palette) => ({ name, trade, town, sentence: '', palette }))]
  }),
  ['cas-difficiles', hardCases],
])
for (const [page, companies] of pages) {
  await writeFile(join(folder, `${page}.html`), document(page, companies))
}
await vite.close()
console.log(`${pages.size} pages in ${folder}`)

function document(title: string, companies: Answers[]): string {
  const rules = companies.map((answers, i) => previewRules(answers, `.company-${i} .preview`))
  const rows = companies.map((answers, i) => {
    const drawn = directionIds.map((direction) => {
      const preview = createElement(Preview, { answers, direction, extent: 'whole' })
      const html = renderToStaticMarkup(preview)
      return `<div class="wide" data-direction="${direction}">${html}</div><div class="narrow" data-direction="${direction}">${html}</div>`
    })
    return `<section class="company-${i}">${drawn.join('')}</section>`
  })
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>${trades[title as keyof typeof trades] ?? title}</title>
<style>${sheet}
body { margin: 0; width: max-content; background: #888 }
section { display: flex; align-items: flex-start; gap: 20px; padding: 20px }
.wide { width: 1280px } .narrow { width: 390px } .wide, .narrow { flex: none }
${rules.join('')}</style>${rows.join('')}</html>`
}

/** The sheets that the pages stand on, with the fonts at their place on the disk. */
async function styles(): Promise<string> {
  const pages = ['previews', 'poster', 'storefront'].map((name) => `previews/${name}.css`)
  const files = ['styles/fonts.css', 'styles/base.css', ...pages]
  const fonts = pathToFileURL(join(import.meta.dirname, '../../app/fonts/')).href
  const texts = await Promise.all(
    files.map((file) => readFile(join(import.meta.dirname, '../../app', file), 'utf8')),
  )
  return texts.join('\n').replaceAll('../fonts/', fonts)
}
