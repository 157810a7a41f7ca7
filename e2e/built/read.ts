import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import { lostPath } from '#workshop/addresses.ts'

export const buildFolder = join(import.meta.dirname, '../../build')
export const clientFolder = join(buildFolder, 'client')

export const readBuilt = (name: string) => JSON.parse(readFileSync(join(buildFolder, name), 'utf8'))

export const fileOf = (path: string) =>
  join(clientFolder, path === lostPath ? '/404' : path, 'index.html')

export interface BuiltPage {
  html: string
  /** The page as a browser with scripts reads it, shared by all tests: to change it, load `html` again. */
  $: CheerioAPI
}

const read = new Map<string, BuiltPage>()

/** @throws Error for an unknown page */
export function builtPage(path: string): BuiltPage {
  const known = read.get(path)
  if (known) return known
  const html = readFileSync(fileOf(path), 'utf8')
  const page = { html, $: load(html) }
  read.set(path, page)
  return page
}

export const words = (text: string) => text.replace(/\s+/g, ' ').trim()

export const textsOf = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => words($(element).text()))

export const attributesOf = ($: CheerioAPI, selector: string, name: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '')

const blocks =
  'address, article, blockquote, button, dd, details, div, dt, fieldset, figcaption, figure, footer, h1, h2, h3, h4, header, label, legend, li, main, nav, p, section, summary, table, td, th, tr'

export function sentencesOf({ html }: BuiltPage): string[] {
  const $ = load(html)
  $('head, script, style, template, svg').remove()
  $('br').replaceWith(' ')
  $(blocks).each((_, element) => {
    $(element).before('\n').append('\n')
  })
  return $.root()
    .text()
    .split('\n')
    .flatMap((line) => words(line).split(/(?<=[.!?…]) /))
    .filter((sentence) => sentence !== '')
}

const inline = '(?:a|b|bdi|button|cite|em|i|meter|small|span|strong|time)'
const between = new RegExp(
  // The end of an element, and the start of the next or a word.
  `[^\\s<>]{1,20}(?:</${inline}>)+(?:(?:<${inline}\\b[^>]*>)+[^\\s<]|[\\p{L}\\p{N}])\\S*`,
  'gu',
)

/** Returns texts of neighbouring elements without a space, which text browsers and converters show as one word. */
export function joinedTexts({ html }: BuiltPage): string[] {
  const $ = load(html)
  $('head, img, script, style, svg, wbr').remove()
  const whole = $('body').html() ?? ''
  return [...whole.matchAll(between)].map(([text]) => text)
}
