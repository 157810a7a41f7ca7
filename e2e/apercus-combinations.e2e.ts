import { loadContent } from '#content/documents/load.ts'
import { type Answers, example, paletteIds, tidy, tradeIds } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { contrast, paletteOf, readable } from '#previews/colours.ts'
import { expect, openStarted, test } from './support/fixtures.ts'

const { previewsPage: words } = loadContent()

/** Every trade and every palette, but not every pair: palettes change only colours, trades only words. */
const companies: Answers[] = Array.from(
  { length: Math.max(tradeIds.length, paletteIds.length) },
  (_, i) => ({
    name: ['Fournil du Peyrou', 'Dar Ennour', 'Cabinet Vidal Ostéopathie'][i % 3] as string,
    trade: tradeIds[i % tradeIds.length] as (typeof tradeIds)[number],
    town: ['Montpellier', 'Hammam Sousse', 'Le Cap d’Agde'][i % 3] as string,
    sentence: i % 2 ? 'Père et fils, même numéro depuis 1987, et le même accueil !' : '',
    palette: paletteIds[i % paletteIds.length] as (typeof paletteIds)[number],
  }),
)

const sentence =
  'Nous faisons les choses une par une, avec soin, depuis trois générations, et nous répondons toujours nous-mêmes, même le dimanche matin !'

const hardCases: Answers[] = [
  { name: 'Ô', town: 'Y', palette: '#fff7c2' },
  { name: 'Nour & Cie', trade: 'logiciel', town: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-I' },
  { name: 'Association des amis du théâtre de verdure et de la fanfare', trade: 'culture' },
  { name: 'Constitutionnellementanticonstitutionnellementissimement', trade: 'conseil' },
  { name: 'W'.repeat(20), town: 'M'.repeat(40), trade: 'sport', palette: '#808080' },
  {
    name: 'مطعم الياسمين',
    town: 'سوسة',
    sentence: 'خبز كل صباح، منذ ثلاثة أجيال',
    palette: 'nuit',
  },
  { name: 'Chez Léa 🌸🌼', trade: 'fleuriste', town: '🌊 Sète', palette: '#101010' },
  { name: '<script>alert(1)</script>', town: '<b>Sète</b>', palette: '#ffffff' },
].map((answers) => tidy({ ...example, sentence, ...answers }))

test('previews of every trade, palette and direction are complete, readable and in place within one frame', async ({
  page,
}) => {
  await openStarted(page, `/apercus#${encode({ ...example, name: 'Autre' })}`)
  await page.getByRole('button', { name: words.enlarge }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.dialog.compare }).click()
  await expect(dialog.locator('.preview')).toHaveCount(3)

  for (const device of ['desk', 'phone'] as const) {
    await dialog.getByRole('button', { name: words.dialog[device] }).click()
    await page.waitForFunction(() => {
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
      const names = loaded.map(({ family }) => family.replaceAll('"', ''))
      return names.includes('Newsreader') && names.includes('Archivo')
    })
    const { faults, contrasts } = await page.evaluate(
      inspect,
      [...companies, ...hardCases].map((answers) => ({
        code: encode(answers),
        own: [answers.name, answers.town, answers.sentence],
        accent: paletteOf(answers.palette).palette.accent,
        says: `${answers.trade} ${answers.palette} ${answers.name}`,
      })),
    )
    expect(faults, `on a ${device}`).toEqual([])
    for (const [text, ground, says] of contrasts) {
      expect(contrast(hexOf(text), hexOf(ground)), says).toBeGreaterThanOrEqual(readable)
    }
  }
})

/** @param colour as computed styles write it: `rgb(1, 2, 3)` */
const hexOf = (colour: string) =>
  `#${[...colour.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16).padStart(2, '0')).join('')}` as const

interface Company {
  code: string
  own: string[]
  accent: string
  says: string
}

async function inspect(companies: Company[]) {
  const faults = new Set<string>()
  const contrasts = new Map<string, [text: string, ground: string, says: string]>()
  for (const company of companies) {
    const changed = new Promise((resolve) => addEventListener('hashchange', resolve))
    location.hash = company.code
    await changed
    await new Promise(requestAnimationFrame)
    for (const preview of document.querySelectorAll('dialog .preview')) look(preview, company)
  }
  return { faults: [...faults], contrasts: [...contrasts.values()] }

  function look(preview: Element, { own, accent, says }: Company) {
    const direction = preview.firstElementChild?.className
    const tell = (what: string) => faults.add(`${direction}, ${says}: ${what}`)
    const frame = preview.getBoundingClientRect()
    const scale = frame.width / preview.clientWidth
    const named = plain(preview.querySelector('.small-print')?.textContent)
    if (!named.includes(plain(own[0]))) tell('is not rendered')
    if (getComputedStyle(preview).getPropertyValue('--accent') !== accent) tell('has other colours')
    if (preview.scrollWidth > preview.clientWidth) tell(`is ${preview.scrollWidth} px wide`)

    for (const holder of preview.querySelectorAll('p, h3, h4, h5, dt, dd, li, small')) {
      if (!holder.textContent?.trim()) tell(`says nothing in .${holder.className}`)
    }
    const texts = document.createTreeWalker(preview, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const [text, holder] = [node.textContent ?? '', node.parentElement]
      if (!text.trim() || !holder?.checkVisibility()) continue
      const colours = [getComputedStyle(holder).color, groundOf(holder)] as const
      contrasts.set(colours.join(' on '), [...colours, `${direction}, ${says}: “${text}”`])
      const clip = clipOf(holder, preview)
      for (const { 0: word, index } of text.matchAll(/[^\s-]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
        // Letters' side bearings may extend into the poster's margins.
        const slack = holder.closest('.line') ? 16 * scale : 1
        if (
          boxes.some(({ left, right }) => left < clip.left - slack || right > clip.right + slack)
        ) {
          tell(`“${word}” is cut by the edge`)
        }
        const isOwn = own.some((answer) => plain(answer).includes(plain(word)))
        const lines = new Set(boxes.map(({ top }) => Math.round(top / scale / 8)))
        // A drop cap is on another line than its word.
        if (lines.size > 1 && !isOwn && !(index === 0 && holder.matches('.first'))) {
          tell(`“${word}” is broken`)
        }
      }
    }
  }

  function clipOf(holder: Element, preview: Element) {
    let box = holder
    while (box !== preview && getComputedStyle(box).overflowX === 'visible') {
      box = box.parentElement ?? preview
    }
    return box.getBoundingClientRect()
  }

  function groundOf(holder: Element): string {
    const { backgroundColor } = getComputedStyle(holder)
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && holder.parentElement
    return isClear ? groundOf(isClear) : backgroundColor
  }

  function plain(text = '') {
    return text.replace(/\s+/g, ' ').replaceAll("'", '’').toLocaleLowerCase('fr').trim()
  }
}
