import { randomUUID } from 'node:crypto'
import { type CheerioAPI, load } from 'cheerio'
import { expect, test } from 'vitest'
import { drawDesk } from '#desk/door.tsx'
import { fillDesk } from '../../../tools/test/filled-desk.ts'
import { openDesk } from '../../../tools/test/open-desk.ts'
import type { Channel } from '../../channels/channel.ts'

const smtp = { name: 'smtp', sendNow: async () => undefined } as unknown as Channel
const inArabic = {
  words: 'محمد الطاهر',
  address: 'شارع الحبيب بورقيبة، سوسة',
  email: 'mohamed@exemple.tn',
}

async function setUp(texts = inArabic) {
  const { desk, store, clock, enter } = await openDesk({
    draw: (title, drawing) => drawDesk(title, drawing, { scripts: [], styles: [] }),
    channels: [smtp],
  })
  const nina = { name: texts.words, role: 'responsable', device: texts.words } as const
  const { person, headers } = await enter(nina)
  const paths = await fillDesk(store, texts, person, clock.now())
  const request = paths['a request']
  const ask = async (path: string, fields?: Record<string, string>) => {
    const how = fields && { method: 'POST', body: new URLSearchParams(fields) }
    const answer = await desk.request(path.slice('/bureau'.length), { headers, ...how })
    return load(await answer.text())
  }
  const subjectAndText = { subject: texts.words, text: texts.address }
  return {
    pages: new Map<string, () => Promise<CheerioAPI>>([
      ...Object.entries(paths).map(([name, path]) => [name, () => ask(path)] as const),
      [
        'the preview of a mail',
        () => ask(`${request}/repondre`, { ...subjectAndText, act: 'apercu' }),
      ],
      [
        'two versions of a request',
        () => ask(`${request}/repondre`, { ...subjectAndText, version: '0' }),
      ],
      ['a note refused', () => ask(`${request}/suivi`, { note: texts.words, reminder: 'x' })],
      [
        'two versions of a quote',
        () => ask(paths['a draft'], { edition: '7', subject: texts.address }),
      ],
      [
        'a text for an erased request',
        () => ask(`/bureau/demandes/${randomUUID()}/repondre`, subjectAndText),
      ],
    ]),
  }
}

const textFields = 'textarea, input:is(:not([type]), [type=text], [type=search]):not([inputmode])'

test('every text field of the desk has dir=auto, so that Arabic starts on the right', async () => {
  const { pages } = await setUp()
  const left: string[] = []
  for (const [name, read] of pages) {
    const $ = await read()
    for (const field of $(textFields)) {
      if ($(field).attr('dir') !== 'auto') left.push(`${name}: field ${$.html(field)}`)
    }
  }
  expect(left).toEqual([])
})

test('typed text is isolated inside the desk’s sentences', async () => {
  const { pages } = await setUp()
  const mixed: string[] = []
  for (const [name, read] of pages) {
    const $ = await read()
    $('script, title, option, textarea').remove()
    expect($('body').text(), name).toMatch(arabic)
    for (const element of $('body *')) {
      const own = $(element)
        .contents()
        .filter((_, { nodeType }) => nodeType === 3)
      const words = own.text().replace(/\u2068[^\u2069]*\u2069/g, '')
      const isApart = $(element).closest('bdi, [dir=auto]').length > 0
      if (arabic.test(words) && !isApart) mixed.push(`${name}: ${$.html(element).slice(0, 300)}`)
    }
  }
  expect(mixed).toEqual([])
})

test('typed markup stays text on every page', async () => {
  const markup = `"><img src=x></textarea></script></title><fuzz-a>{{7*7}}\u202e`
  const { pages } = await setUp({ ...inArabic, words: markup, address: markup })
  for (const [name, read] of pages) {
    const $ = await read()
    expect($('body').text(), name).toContain('<fuzz-a>')
    expect($('img[src=x], fuzz-a').length, name).toBe(0)
  }
})

const arabic = /\p{Script=Arabic}/u
