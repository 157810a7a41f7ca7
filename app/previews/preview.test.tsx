import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Answers, directionIds, example, tidy, tradeIds } from '#previews/answers/answers.ts'
import { textsIn } from '#previews/place.ts'
import { tradeTexts } from '#previews/trades/texts.ts'
import { Preview } from './preview.tsx'

type Options = Omit<Parameters<typeof Preview>[0], 'answers' | 'direction'>

const draw = (answers: Answers, direction: (typeof directionIds)[number], options?: Options) =>
  renderToStaticMarkup(<Preview answers={answers} direction={direction} {...options} />)

const elements = (html: string) =>
  html.replace(/<svg.*?<\/svg>/gs, '').match(/<[a-z]/g)?.length ?? 0

test.each(tradeIds)('the three pages of %s have all their texts', (trade) => {
  const texts = textsIn({ isTunisian: false }, tradeTexts[trade])
  for (const direction of directionIds) {
    const html = draw({ ...example, trade }, direction, { extent: 'whole' })
    const said = html
      .replace(/<[^>]*>/g, '')
      .replaceAll('&#x27;', "'")
      .replace(/\s+/g, ' ')
    for (const { name } of texts.offers) expect(said).toContain(name)
    for (const words of [texts.figure.number, texts.story.title, texts[direction].call]) {
      expect(said).toContain(words.replace(/\s+/g, ' '))
    }
    expect(said).toContain('Textes, prix, horaires et adresse d’exemple.')
    expect(said).not.toMatch(/[{}]|undefined|NaN/)
  }
})

test.each(directionIds)('the %s escapes a visitor’s text', (direction) => {
  const attack = '<script>alert(1)</script>'
  const answers = tidy({ ...example, name: attack, town: attack, sentence: `"${attack}` })
  const html = draw(answers, direction, { extent: 'whole' })
  expect(html).toMatch(/&lt;script&gt;/i)
  expect(html).not.toMatch(/<script|style=|href=|on\w+=/i)
})

test.each(directionIds)('the %s has headings only with the option `headings`', (direction) => {
  expect(draw(example, direction, { extent: 'whole' })).not.toMatch(/<h\d/)
  const levels = draw(example, direction, { extent: 'whole', headings: true }).match(/<h\d/g)
  expect(levels).toContain('<h4')
  expect(levels?.filter((level) => level === '<h3')).toHaveLength(1)
})

test.each(directionIds)(
  'the %s shows a visitor’s sentence once, on its first screen',
  (direction) => {
    const answers = { ...example, sentence: 'Bienvenue.' }
    for (const extent of ['phone', 'top', 'whole'] as const) {
      const [first = '', ...others] = draw(answers, direction, { extent }).split(answers.sentence)
      expect(others).toHaveLength(1)
      expect(first).not.toContain('class="heading"')
    }
  },
)

test.each(directionIds)('a frame of the %s has fewer elements than the page', (direction) => {
  const [phone = 0, top = 0, whole = 0] = (['phone', 'top', 'whole'] as const).map((extent) =>
    elements(draw(example, direction, { extent })),
  )
  expect(phone).toBeLessThan(32)
  expect(top).toBeLessThan(76)
  expect(phone).toBeLessThan(top)
  expect(top).toBeLessThan(whole)
})

test.each(directionIds)('an Arabic name and town run from right to left in the %s', (direction) => {
  const html = draw({ ...example, name: 'مخبزة النخيل', town: 'سوسة' }, direction)
  expect(html).toMatch(/<bdi dir="auto"[^>]*>مخبزة/)
  expect(html).toMatch(/<bdi dir="auto"[^>]*>سوسة/)
})
