import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { deskEntryPages, deskPagesWith } from '#workshop/desk-pages.ts'

const texts = { words: 'Paule', address: '12 rue de l’Exemple', email: 'paule@exemple.fr' }

// RGAA 11.10. A form of one field needs no words.
test('each form of the desk says before it is sent what is required', async () => {
  const silent: string[] = []
  for (const [name, read] of await deskPagesWith(texts)) {
    const $ = load(await read())
    for (const form of $('form:has([required])')) {
      const fields = $(form).find('input:not([type=hidden]), select, textarea')
      if (fields.length === 1 || $(form).text().includes('obligatoire')) continue
      silent.push(`${name}: ${$(form).attr('action')}`)
    }
  }
  expect(silent).toEqual([])
})

// RGAA 5.4, 5.6
test('each table of the desk has a name and heads', async () => {
  const nameless: string[] = []
  for (const [name, read] of await deskPagesWith(texts)) {
    const $ = load(await read())
    expect($('table:not(:has(th[scope]))').length, name).toBe(0)
    for (const table of $('table')) {
      const { 'aria-labelledby': title = '' } = $(table).attr() ?? {}
      const words = $(table).find('caption').add(`[id="${title}"]`).text()
      if (!words.trim()) nameless.push(`${name}: ${$(table).text().slice(0, 40)}`)
    }
  }
  expect(nameless).toEqual([])
})

// WCAG 3.3.8. The device keeps the key: nothing is remembered, typed from elsewhere, or solved.
test('the sign-in and an invitation ask for no password, no code and no puzzle', async () => {
  const asked: string[] = []
  for (const [, html] of await deskEntryPages()) {
    const $ = load(html)
    for (const field of $('input:not([type=hidden]), textarea, select, img')) {
      asked.push($(field).attr('name') ?? '')
    }
  }
  // The name of the device, with a value.
  expect(asked).toEqual(['label'])
})
