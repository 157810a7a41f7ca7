import { documentKind } from '#content/documents/document-kind.ts'
import { amountPattern, anyMark, type MarkedContent, markNumber, markPattern } from './marks.ts'

/** Matches a comment, an element whose content is not markup, a tag, or a text. */
const tokens = /<!--.*?-->|<(script|style|title|textarea)\b[^>]*>.*?<\/\1>|<[^>]*>|[^<]+/gs

/** The preview's iframe allows scripts, so browsers would ignore the content of `<noscript>`. */
const lateSheet = /<noscript>(<link rel="stylesheet"[^>]*>)<\/noscript>/g

/** Font rules for browsers without scripts, needed here because on the site a script loads the fonts. */
const fontsForNoScript = /@media \(scripting:none\)\{((?:@font-face\{[^}]*\})+)\}/g

const voidElements = new Set('area br col embed hr img input link meta source track wbr'.split(' '))

/** Elements in whose texts `<edit-text>` is not allowed. */
const withoutElements = new Set(['head', 'svg', 'option', 'select'])

/**
 * Removes all scripts of a page, and wraps each text in `<edit-text>` with the key of its field.
 *
 * @param html page rendered from marked content
 */
export function toPreview(html: string, marks: MarkedContent): string {
  const forms = formsOf(marks)
  const opened: { key: string; depth: number }[] = []
  const elements: string[] = []
  const plain = (text: string) =>
    text.replaceAll(anyMark, '').replaceAll(amountPattern, (form) => forms.get(form)?.own ?? form)

  function textOf(text: string): string {
    if (elements.some((name) => withoutElements.has(name))) return plain(text)
    let [made, last] = ['', 0]
    const add = (part: string) => {
      const field = opened.at(-1)
      const words = part.replaceAll(amountPattern, (form) => {
        const amount = forms.get(form)
        return amount ? marked(amount.key, amount.own) : form
      })
      made += field && part !== '' ? marked(field.key, words) : words
    }
    for (const mark of text.matchAll(markPattern)) {
      add(text.slice(last, mark.index))
      last = mark.index + mark[0].length
      const [, number] = mark
      if (number === undefined) opened.pop()
      else opened.push({ key: marks.keys[markNumber(number)] ?? '', depth: elements.length })
    }
    add(text.slice(last))
    return made
  }

  function tagOf(tag: string): string {
    const [, end, name = ''] = /^<(\/?)([^\s/>]+)/.exec(tag) ?? []
    if (end) {
      elements.pop()
      // If the page truncated a text, its end mark is missing: close the field at the end of its element.
      while ((opened.at(-1)?.depth ?? 0) > elements.length) opened.pop()
    } else if (!voidElements.has(name) && !tag.endsWith('/>') && !tag.startsWith('<!')) {
      elements.push(name)
    }
    if (/^<link [^>]*rel="modulepreload"/.test(tag)) return ''
    // Remove preloads of pictures, because drafts have other URLs.
    if (name === 'link' && pictureFile.test(tag)) return ''
    if (name === 'img') return plain(pictureOf(tag, marks).replace(lateSizes, 'sizes="$1"'))
    // `data-inside` skips the opening animation, as after a navigation on the site, because it would hide the
    // text.
    if (name === 'html' && !end) return plain(tag).replace('>', ' data-inside="">')
    // Remove the URLs of data files, which only scripts fetch.
    return plain(tag.replace(/ data-[\w-]+="\/assets\/[\w-]+\.json"/g, ''))
  }

  return html.replace(lateSheet, '$1').replace(tokens, (token, element: string | undefined) => {
    if (element === 'script') return ''
    if (element === 'style') return token.replace(fontsForNoScript, '$1')
    if (element !== undefined) return plain(token)
    if (token.startsWith('<!--')) return token
    return token.startsWith('<') ? tagOf(token) : textOf(token)
  })
}

/** Sizes of a lazy picture, which a script of the page would replace (app/ui/art.tsx). */
const lateSizes = /sizes="\(scripting: none\) (\d+px), \.1px"/

const pictureFile = /(?<=["\s])\/images\/([\da-f]{32})(?=[-.])/
const pictureFiles = new RegExp(pictureFile, 'g')

/** Points a picture to its draft files, and adds the key of its field. */
function pictureOf(tag: string, { pictures }: MarkedContent): string {
  const [, id = ''] = pictureFile.exec(tag) ?? []
  const [key] = pictures.get(id) ?? []
  if (key === undefined) return tag
  return tag
    .replaceAll(pictureFiles, (address) => `/bureau/edition${address}`)
    .replace('<img', `<img data-field="${key.replaceAll('"', '&quot;')}"`)
}

const known = new WeakMap<MarkedContent, ReadonlyMap<string, { key: string; own: string }>>()

function formsOf(marks: MarkedContent) {
  const all =
    known.get(marks) ??
    new Map(
      marks.amounts.flatMap(({ key, forms }) =>
        forms.map(([standIn, own]) => [standIn, { key, own }]),
      ),
    )
  known.set(marks, all)
  return all
}

/** `<edit-text>` has no styles on any page. `data-lent` marks a sentence that other texts borrow. */
function marked(key: string, words: string): string {
  const lent = documentKind(key.split('#')[0] ?? '')?.lendsSentences ? ' data-lent=""' : ''
  return `<edit-text data-field="${key.replaceAll('"', '&quot;')}"${lent}>${words}</edit-text>`
}
