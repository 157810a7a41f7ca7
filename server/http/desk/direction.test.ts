import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { deskPagesWith } from '#workshop/desk-pages.ts'

const inArabic = {
  words: 'محمد الطاهر',
  address: 'شارع الحبيب بورقيبة، سوسة',
  email: 'mohamed@exemple.tn',
}

const textFields = 'textarea, input:is(:not([type]), [type=text], [type=search]):not([inputmode])'

test('every text field of the desk has dir=auto, so that Arabic starts on the right', async () => {
  const pages = await deskPagesWith(inArabic)
  const left: string[] = []
  for (const [name, read] of pages) {
    const $ = load(await read())
    for (const field of $(textFields)) {
      if ($(field).attr('dir') !== 'auto') left.push(`${name}: field ${$.html(field)}`)
    }
  }
  expect(left).toEqual([])
})

test('typed text is isolated inside the desk’s sentences', async () => {
  const pages = await deskPagesWith(inArabic)
  const mixed: string[] = []
  for (const [name, read] of pages) {
    const $ = load(await read())
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
  const pages = await deskPagesWith({ ...inArabic, words: markup, address: markup })
  for (const [name, read] of pages) {
    const $ = load(await read())
    expect($('body').text(), name).toContain('<fuzz-a>')
    expect($('img[src=x], fuzz-a').length, name).toBe(0)
  }
})

const arabic = /\p{Script=Arabic}/u
