import { loadContent } from '#content/documents/load.ts'
import { type Answers, example, paletteIds, tidy, tradeIds } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { paletteOf } from '#previews/colours.ts'
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

test('previews of every trade, palette and direction are complete, readable and in place', async ({
  page,
}) => {
  await openStarted(page, `/apercus#${encode(example)}`)
  await page.getByRole('button', { name: words.enlarge }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.dialog.compare }).click()
  await expect(dialog.locator('.preview')).toHaveCount(3)

  for (const device of ['desk', 'phone'] as const) {
    await dialog.getByRole('button', { name: words.dialog[device] }).click()
    await expect
      .poll(() => page.evaluate(previewFonts))
      .toEqual({ Newsreader: 'loaded', Archivo: 'loaded' })
    const faults = await page.evaluate(
      inspect,
      [...companies, ...hardCases].map((answers) => ({
        code: encode(answers),
        own: [answers.name, answers.town, answers.sentence],
        accent: paletteOf(answers.palette).palette.accent,
        says: `${answers.trade} ${answers.palette} ${answers.name}`,
      })),
    )
    expect(faults, `on a ${device}`).toEqual([])
  }
})

function previewFonts() {
  const faces = [...document.fonts].map(({ family, status }) => [
    family.replaceAll('"', ''),
    status,
  ])
  return Object.fromEntries(faces.filter(([family = '']) => /^(Newsreader|Archivo)$/.test(family)))
}

interface Company {
  code: string
  own: string[]
  accent: string
  says: string
}

async function inspect(companies: Company[]): Promise<string[]> {
  const faults = new Set<string>()
  const dialog = document.querySelector('dialog')
  if (!dialog) return ['the dialog is closed']

  for (const company of companies) {
    location.hash = company.code
    await drawn(company)
    for (const preview of dialog.querySelectorAll('.preview')) look(preview, company)
  }
  return [...faults]

  async function drawn({ accent, own: [name = ''] }: Company) {
    for (let frame = 0; frame < 600; frame++) {
      await new Promise(requestAnimationFrame)
      const previews = [...(dialog?.querySelectorAll('.preview') ?? [])]
      const isDrawn = previews.every(
        (preview) =>
          getComputedStyle(preview).getPropertyValue('--accent') === accent &&
          plain(preview.querySelector('.small-print')?.textContent).includes(plain(name)),
      )
      if (isDrawn) return
    }
    throw new Error(`${name} is not rendered`)
  }

  function look(preview: Element, { own, says }: Company) {
    const direction = preview.firstElementChild?.className
    const tell = (what: string) => faults.add(`${direction}, ${says}: ${what}`)
    const frame = preview.getBoundingClientRect()
    const scale = frame.width / preview.clientWidth
    if (preview.scrollWidth > preview.clientWidth) tell(`is ${preview.scrollWidth} px wide`)

    for (const holder of preview.querySelectorAll('p, h3, h4, h5, dt, dd, li, small')) {
      if (!holder.textContent?.trim()) tell(`says nothing in .${holder.className}`)
    }
    const contrasts = new Map<Element, number>()
    const texts = document.createTreeWalker(preview, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const [text, holder] = [node.textContent ?? '', node.parentElement]
      if (!text.trim() || !holder?.checkVisibility()) continue
      const contrast = contrasts.get(holder) ?? contrastOf(holder)
      contrasts.set(holder, contrast)
      if (contrast < 4.5) tell(`“${text}” has a contrast of ${contrast.toFixed(2)}`)
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

  function contrastOf(holder: Element): number {
    let ground = holder
    while (getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') {
      if (!ground.parentElement) break
      ground = ground.parentElement
    }
    const [low = 0, high = 0] = [
      luminance(getComputedStyle(holder).color),
      luminance(getComputedStyle(ground).backgroundColor),
    ].sort((one, other) => one - other)
    return (high + 0.05) / (low + 0.05)
  }

  function luminance(colour: string): number {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
      const value = Number(channel) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }

  function plain(text = '') {
    return text.replace(/\s+/g, ' ').replaceAll("'", '’').toLocaleLowerCase('fr').trim()
  }
}
