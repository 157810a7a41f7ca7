import { existsSync, globSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { forOlderBrowsers } from '#server/site/styled-browsers.ts'
import {
  absolute,
  addresses,
  isFramed,
  lostPath,
  pageOf,
  testedAddresses,
} from '#workshop/addresses.ts'
import { budgets, limitIn } from '../../tools/bench/budgets.ts'
import {
  attributesOf,
  builtPage,
  clientFolder,
  fileOf,
  joinedTexts,
  textsOf,
  words,
} from './read.ts'

const { footerForm, heads, layout } = loadContent()

const notFound = heads['/404']

const documents = globSync('**/index.html', { cwd: clientFolder })
  .map((file) => `/${dirname(file)}`.replace(/^\/\.$/, '/'))
  .filter((path) => path !== '/plan')

test('the tests visit every built page, and no other', () => {
  const tested = addresses.map((path) => (path === lostPath ? '/404' : path))
  expect(tested.toSorted()).toEqual(documents.toSorted())
})

// Firefox requests an icon in a frame too, also an unnamed one; a sandboxed origin may not load it.
test('the map’s frame requests no icon', () => {
  expect(attributesOf(builtPage('/plan').$, 'link[rel~=icon]', 'href')).toEqual(['data:,'])
})

test('the accessibility statement counts the pages that are built', () => {
  const { $ } = builtPage('/accessibilite')
  const main = words($('main').text())
  expect(main).toContain(`${documents.length} pages examinées par axe-core`)
})

describe.each(testedAddresses())('%s', (path) => {
  const { html, $ } = builtPage(path)

  test('has its title, description, language and canonical address', () => {
    const known = pageOf(path)
    expect($('head > title')).toHaveLength(1)
    expect($('head > title').text()).toBe(`${(known ?? notFound).title} | Graaand`)
    const description = $('head > meta[name=description]')
    expect(description).toHaveLength(1)
    expect(description.attr('content')).toBe((known ?? notFound).description)
    expect($('html').attr('lang')).toBe('fr')
    const canonical = attributesOf($, 'link[rel=canonical]', 'href')
    expect(canonical).toEqual(known ? [absolute(path)] : [])
  })

  test('has one h1, and landmarks with unique names', () => {
    expect($('h1')).toHaveLength(1)
    expect(words($('main h1').text())).not.toBe('')
    expect($('body a[href="#contenu"], main#contenu')).toHaveLength(2)
    expect($('main')).toHaveLength(1)
    const around = isFramed(path) ? 1 : 0
    expect($('body > header')).toHaveLength(around)
    expect($('body > footer')).toHaveLength(around)
    expect($(`nav[aria-label="${layout.mainMenu}"]`)).toHaveLength(around)
    expect(
      textsOf($, 'footer form button').filter((text) => text === footerForm.form.submit),
    ).toHaveLength(around)
    const names = attributesOf($, 'nav, form[aria-label]', 'aria-label')
    expect(names.filter((name, order) => !name || names.indexOf(name) !== order)).toEqual([])
    const ids = attributesOf($, '[id]', 'id')
    expect(ids.filter((id, order) => ids.indexOf(id) !== order)).toEqual([])
  })

  test('is within its budgets of elements and bytes', () => {
    // Preload links of scripts are removed after use.
    const elements = $('*:not(svg *):not([rel=modulepreload])').length
    expect(elements).toBeGreaterThan(30)
    expect(elements).toBeLessThanOrEqual(limitIn(budgets.elements, path))
    expect(statSync(`${fileOf(path)}.br`).size).toBeLessThanOrEqual(limitIn(budgets.html, path))
    expect($('[style]')).toHaveLength(0)
    expect(html).not.toMatch(/<[^>]+\sstyle=/)
    // The site's sheet and the page's own (app/render/document.tsx). Two pages have more: rules below the
    // first screen, or the visitor's colours.
    const more = { '/': 1, '/apercus': 2 }[path] ?? 0
    expect($('style'), '`sheets` of the page’s module needs a sheet').toHaveLength(2 + more)
  })

  test('is plain in a browser older than its rules', () => {
    const sheets = textsOf($, 'style')
    expect(sheets[0]).toContain(forOlderBrowsers)
    for (const css of sheets) {
      const rules = css
        .replaceAll(/@font-face\{[^}]*\}/g, '')
        .replace(/^@media \(scripting:none\)\{\}/, '')
        .replace(forOlderBrowsers, '')
      if (rules) expect(rules).toMatch(/^@supports \(color:light-dark\(#fff,#fff\)\)\{.*\}$/s)
    }
  })

  test('keeps its texts apart without a sheet', () => {
    expect(joinedTexts(builtPage(path))).toEqual([])
  })

  test('has no text in a hidden block', () => {
    // The server renders texts for before and after a date, and hides one.
    const hidden = textsOf($, '[hidden]:not([popover], :has(> style))').filter(
      (text) => text !== '',
    )
    expect(hidden).toEqual([])
    expect($('template')).toHaveLength(0)
  })

  test('describes its pictures, and their files exist', () => {
    for (const image of $('img').toArray()) {
      const { alt, src = '', srcset = '' } = image.attribs
      expect(alt, src).toBeTypeOf('string')
      const drawn = srcset
        .split(',')
        .map((candidate) => candidate.trim().split(' ')[0] ?? '')
        .filter((address) => address.startsWith('/'))
      for (const address of [src, ...drawn]) {
        const [file = ''] = address.split('#')
        expect(existsSync(join(clientFolder, file)), address).toBe(true)
      }
    }
  })
})
