/**
 * `node tools/fallback-font.ts` prints the metrics of app/styles/fonts.css: the scale at which Arial (here
 * Liberation Sans) is as wide as Bricolage on French text.
 */
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { browserArgs, ensureBrowser } from './test/browser.ts'

const french = `Votre succès, notre signature. Un web où l’on reconnaît une entreprise au premier regard,
comme on reconnaît une rue à ses façades. Pas des gabarits repeints : des lieux, avec une adresse
et du caractère. Aider les indépendants, les artisans et les commerçants à se démarquer en ligne,
avec des outils qu’ils comprennent, des prix affichés et une équipe qu’ils peuvent appeler par son
prénom. Demandez un devis : nous vous rappelons sous un jour ouvré.`

/** Widths (%) and weights of the sheets, with the fallback's weight. */
const uses = [
  { stretch: 100, weight: 420, fallback: 400 },
  { stretch: 100, weight: 600, fallback: 400 },
  { stretch: 75, weight: 800, fallback: 700 },
  { stretch: 84, weight: 800, fallback: 700 },
  { stretch: 92, weight: 700, fallback: 700 },
  { stretch: 100, weight: 800, fallback: 700 },
]

/** Shares of the em, from the font's hhea table. */
const ascent = 0.93
const descent = 0.27

const font = readFileSync(new URL('../app/fonts/bricolage-grotesque-fr.woff2', import.meta.url))
await using browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs })
const page = await browser.newPage()
await page.setContent(`<style>
  @font-face {
    font-family: Bricolage; font-weight: 400 800; font-stretch: 75% 100%;
    src: url(data:font/woff2;base64,${font.toString('base64')});
  }
  span { white-space: nowrap; font-size: 200px }
</style><span>${french.replaceAll('\n', ' ')}</span>`)

const widthOf = (family: string, weight: number, stretch: number) =>
  page.locator('span').evaluate(
    async (span, [family, weight, stretch]) => {
      span.style.cssText = `font-family: ${family}; font-weight: ${weight}; font-stretch: ${stretch}%`
      await document.fonts.load(`${weight} 200px ${family}`, span.textContent ?? '')
      return span.getBoundingClientRect().width
    },
    [family, weight, stretch] as const,
  )
const percent = (value: number) => `${(value * 100).toFixed(1)}%`
const rows = []
for (const { stretch, weight, fallback } of uses) {
  const own = await widthOf('Bricolage', weight, stretch)
  const ratio = own / (await widthOf('"Liberation Sans"', fallback, 100))
  rows.push({
    stretch: `${stretch}%`,
    weight,
    'size-adjust': percent(ratio),
    'ascent-override': percent(ascent / ratio),
    'descent-override': percent(descent / ratio),
  })
}
console.table(rows)
