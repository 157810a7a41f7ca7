import { describe, expect, test } from 'vitest'
import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import type { FormName } from '#content/forms/form-name.ts'
import { privacyNotice } from '#content/forms/privacy-notice.ts'
import { fieldNames, parseForm } from '#forms/form.ts'
import { forms as registry } from '#forms/registry.ts'
import { attributesOf, builtPage, textsOf, words } from './read.ts'

const content = loadContent()
const { formMessages, quotePage } = content

// Written here instead of imported, so that the test checks the clause (Spec: L-1).
const beforeContract = 'base légale : mesures précontractuelles'
const forms: [FormName, path: string, basis: string, phones: number][] = [
  ['quote', '/devis', beforeContract, 1],
  ['contact', '/contactez-nous', beforeContract, 1],
  ['footer', '/', beforeContract, 1],
  ['comment', '/single-blog', 'base légale : intérêt légitime', 0],
  ['coming-soon', '/coming-soon', 'base légale : votre consentement', 0],
]

describe.each(forms)('the form %s', (name, path, basis, phones) => {
  const { $ } = builtPage(path)
  const form = $('form').has(`input[name=form][value=${name}]`)

  test('names controller, purpose, legal basis and rights', () => {
    expect(form).toHaveLength(1)
    const { purpose, link } = privacyNotice(name)
    const said = words(form.text())
    const plain = 'messages servent à vous répondre. Nous ne les vendons pas, et nous les effaçons '
    if (phones > 0) expect(said).toContain(`Vos ${plain}`)
    expect(said).toContain(`Graaand les traite pour ${purpose} (${basis}`)
    expect(said).toContain(
      'Accès, rectification, effacement, limitation, portabilité, opposition :',
    )
    expect(form.find(`a[href="/politique-de-confidentialite"]`).text()).toBe(link.label)
  })

  test('marks each field as required or optional, like its rule', () => {
    const empty = parseForm(registry[name], {})
    const within = `form:has(input[name=form][value=${name}])`
    const required = attributesOf($, `${within} [aria-required]`, 'name')
    expect(required).toEqual(empty.ok ? [] : Object.keys(empty.errors))
    const fields = `${within} :is(input:not([type=hidden]), textarea, select)`
    const optional = attributesOf($, fields, 'name').filter(
      (field) => fieldNames(registry[name]).includes(field) && !required.includes(field),
    )
    for (const field of optional) {
      const label = form.find(`label[for="${name}-${field}"]`).text()
      expect(label.split(formMessages.optional), label).toHaveLength(2)
    }
    if (optional.length > 0) expect(form.text()).not.toContain(formMessages.allRequired)
  })

  test('keeps its honeypot from screen readers and from the keyboard', () => {
    const label = form.find('[inert]')
    expect(label.is('label.visually-hidden')).toBe(true)
    // Text browsers, which hide nothing, show these words beside the field.
    expect(label.text()).toBe(formMessages.leaveEmpty)
    expect(label.find('input').attr('tabindex')).toBe('-1')
  })

  test('has no checkbox or radio button', () => {
    expect(form.find('[checked], [type=checkbox], [type=radio]')).toHaveLength(0)
  })

  test('explains the use of a phone number', () => {
    const fields = form.find('input[type=tel]').toArray()
    expect(fields).toHaveLength(phones)
    for (const field of fields) {
      const [id] = $(field).attr('aria-describedby')?.split(' ') ?? []
      const hint = $(`#${id}`).text()
      expect(hint).toBe(
        'Votre numéro sert à répondre à votre demande. Tout appel commercial suppose votre accord préalable.',
      )
    }
  })
})

const choices = ':is(option, [type=radio], [type=checkbox], button[name])'
const texts =
  ':is(textarea, input:is(:not([type]), [type=text], [type=search], [type=tel], [type=email]))'

test.each(sitePaths(content))(
  'on %s each option has a value, and each text field dir=auto',
  (path) => {
    const { $ } = builtPage(path)
    // A translated page would post translated options otherwise.
    expect(textsOf($, `form ${choices}:not([value])`)).toEqual([])
    expect(attributesOf($, `form ${texts}:not([dir=auto], [inert] *)`, 'name')).toEqual([])
  },
)

// On a phone the first field is in the first screen, so the details follow the form.
test('the quote page names the free services before its form, and details them after it', () => {
  const { $ } = builtPage('/devis')
  const form = $('main form').parentsUntil('main').addBack()
  const { title, brief, paragraphs, free } = quotePage.promise
  const before = words(form.prevAll().text())
  for (const promise of [title, brief]) expect(before).toContain(words(promise))
  const after = words(form.nextAll().text())
  for (const promise of [...paragraphs, free]) expect(after).toContain(words(promise))
})
