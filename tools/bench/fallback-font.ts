/**
 * `node tools/bench/fallback-font.ts` prints the figures of app/styles/fonts.css: how much
 * Arial (here Liberation Sans, which has its metrics) must shrink to run as wide as Bricolage does on
 * French text, at each of the widths that the style sheets ask for.
 */
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { browserArgs, ensureBrowser } from '../test/browser.ts'

const french = `Votre succès, notre signature. Un web où l’on reconnaît une entreprise au premier regard,
comme on reconnaît une rue à ses façades. Pas des gabarits repeints : des lieux, avec une adresse
et du caractère. Aider les indépendants, les artisans et les commerçants à se démarquer en ligne,
avec des outils qu’ils comprennent, des prix affichés et une équipe qu’ils peuvent appeler par son
prénom. Demandez un devis : nous vous rappelons sous un jour ouvré.`

/** What the sheets use: width in %, weight, and the face of the fallback that stands in for it. */
const uses = [
  { stretch: 100, weight: 420, fallback: 400 },
  { stretch: 100, weight: 600, fallback: 400 },
  { stretch: 75, weight: 800, fallback: 700 },
  { stretch: 84, weight: 800, fallback: 700 },
  { stretch: 92, weight: 700, fallback: 700 },
  { stretch: 100, weight: 800, fallback: 700 },
]

/** Of the font file, in thousandths of the body: its hhea table. */
const ascent = 930
const descent = 270

const font = readFileSync(new URL('../../app/fonts/bricolage-grotesque-fr.woff2', import.meta.url))
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs })
const page = await browser.newPage()
await page.setContent(`<style>
  @font-face {
    font-family: Bricolage; font-weight: 400 800; font-stretch: 75% 100%;
    src: url(data:font/woff2;base64,${font.toString('base64')});
  }
  span { white-space: nowrap; font-size: 200px }
</style><span></span>`)

const rows = await page.evaluate(
  async ({ text, uses }) => {
    const span = document.querySelector('span')
    if (!span) throw new Error('the page has no span')
    span.textContent = text
    const width = async (family: string, weight: number, stretch: number) => {
      Object.assign(span.style, {
        fontFamily: family,
        fontWeight: String(weight),
        fontStretch: `${stretch}%`,
      })
      await document.fonts.load(`${weight} 200px ${family}`, text)
      return span.getBoundingClientRect().width
    }
    const measured = []
    for (const use of uses) {
      const own = await width('Bricolage', use.weight, use.stretch)
      const other = await width('"Liberation Sans"', use.fallback, 100)
      measured.push({ ...use, ratio: own / other })
    }
    return measured
  },
  { text: french.replaceAll('\n', ' '), uses },
)
await browser.close()

const percent = (value: number) => `${(value * 100).toFixed(1)}%`
console.table(
  rows.map(({ stretch, weight, ratio }) => ({
    stretch: `${stretch}%`,
    weight,
    'size-adjust': percent(ratio),
    'ascent-override': percent(ascent / 1000 / ratio),
    'descent-override': percent(descent / 1000 / ratio),
  })),
)
