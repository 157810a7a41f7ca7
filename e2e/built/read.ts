import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import type { Currency } from '#content/catalogue/currency.ts'
import { currencyNames } from '../../app/ui/in-each.tsx'
import { lostPath } from '../support/addresses.ts'

/** The public half of the build, as it is served. */
export const clientFolder = join(import.meta.dirname, '../../build/client')

/** The file that a page is served from. */
export const fileOf = (path: string) =>
  join(clientFolder, path === lostPath ? '/404' : path, 'index.html')

export interface BuiltPage {
  html: string
  /** The page as a browser reads it that runs scripts. */
  $: CheerioAPI
}

const read = new Map<string, BuiltPage>()

/**
 * A page of the build, parsed as browsers do.
 *
 * @throws Error when the build has no such page
 */
export function builtPage(path: string): BuiltPage {
  const known = read.get(path)
  if (known) return known
  const html = readFileSync(fileOf(path), 'utf8')
  const page = { html, $: load(html) }
  read.set(path, page)
  return page
}

/** A page of the build as it shows in one currency: the document has every price in both. */
export function builtPageIn(path: string, currency: Currency): CheerioAPI {
  const $ = load(builtPage(path).html)
  for (const other of currencyNames) if (other !== currency) $(`.in-${other}`).remove()
  return $
}

/** Words as they show: runs of blanks are one. */
export const words = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The words of each element that a selector finds. */
export const textsOf = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => words($(element).text()))

/** Where each link that a selector finds leads. */
export const linksOf = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr('href'))

const blocks =
  'address, article, blockquote, button, dd, details, div, dt, fieldset, figcaption, figure, footer, h1, h2, h3, h4, header, label, legend, li, main, nav, p, section, summary, table, td, th, tr'

/** The sentences of the page, in its order: those of two blocks never run together. */
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
