import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { cleanPaste, ownAddress, type Pasted, type PasteNode, pastedHtml } from './paste.ts'

const origin = 'https://www.graaand.com'

/** Returns the node tree that a browser would parse. */
function treeOf(html: string): PasteNode {
  interface Parsed {
    type: string
    name?: string
    data?: string
    attribs?: Record<string, string>
    children?: Parsed[]
  }
  const wrap = ({ type, name, data, attribs, children }: Parsed): PasteNode => {
    return {
      nodeName:
        type === 'text' ? '#text' : type === 'comment' ? '#comment' : (name ?? '').toUpperCase(),
      nodeValue: data ?? null,
      childNodes: (children ?? []).map(wrap),
      getAttribute: (attribute) => attribs?.[attribute] ?? null,
    }
  }
  return wrap(load(html)('body')[0] as unknown as Parsed)
}

const clean = (html: string) => cleanPaste(treeOf(html), origin).blocks
const text = (words: string): Pasted => ({ kind: 'paragraph', text: words })

describe('a pasted page', () => {
  test('loses its formatting, and keeps titles, lists and quotations', () => {
    const html = `<meta charset="utf-8"><style>p{color:red}</style>
      <h1 style="color:red">Un <b>grand</b> titre</h1>
      <p class="x">Un <em>texte</em>\n   en <span style="font-size:40px">couleur</span>.</p>
      <ul><li>un</li><li><p>deux</p><ul><li>dedans</li></ul></li></ul><ol><li>premier</li></ol>
      <blockquote><p>Tout va bien.</p><footer>— Léa</footer></blockquote><h6>Fin</h6>`
    expect(clean(html)).toEqual([
      { kind: 'heading', text: 'Un grand titre' },
      text('Un texte en couleur.'),
      { kind: 'list', items: ['un', 'deux', 'dedans'] },
      { kind: 'list', items: ['premier'] },
      { kind: 'quote', text: 'Tout va bien.', by: 'Léa' },
      { kind: 'heading', text: 'Fin' },
    ])
  })

  test('keeps the text of unknown elements as paragraphs', () => {
    const html = `avant<div>un<div>deux</div>trois</div><pre>code\n  ici</pre><section><article>quatre</article></section>
      <table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table><custom-thing>cinq</custom-thing>`
    expect(clean(html)).toEqual(
      ['avant', 'un', 'deux', 'trois', 'code ici', 'quatre', 'a b', 'c', 'cinq'].map(text),
    )
  })

  test('loses scripts, comments, buttons, frames and images', () => {
    const html =
      '<script>alert(1)</script><!-- x --><p>Texte<button>Fermer</button></p><iframe></iframe><img src=x onerror=alert(1)>'
    expect(clean(html)).toEqual([text('Texte')])
  })

  test('a line break ends a paragraph, but not a list item', () => {
    expect(clean('<p>un<br>deux</p><ul><li>a<br>b</li></ul>')).toEqual([
      ...[text('un'), text('deux')],
      { kind: 'list', items: ['a b'] },
    ])
  })

  test('keeps non-breaking spaces', () => {
    expect(clean('<p>Prix&nbsp;: 10\u202f000\u00a0€ </p>')).toEqual([
      text('Prix\u00a0: 10\u202f000\u00a0€'),
    ])
  })

  test('a blockquote with titles, lists or many paragraphs is no quotation', () => {
    const html = '<blockquote><p>un</p><p>deux</p><h2>trois</h2><ul><li>a</li></ul></blockquote>'
    expect(clean(html).map(({ kind }) => kind)).toEqual([
      ...['paragraph', 'paragraph', 'heading', 'list'],
    ])
  })
})

test('a Word document keeps its lists, without their bullets', () => {
  const bullet = (signs: string) =>
    `<![if !supportLists]><span style='mso-list:Ignore'>${signs}<span style='font:7.0pt'>&nbsp;&nbsp; </span></span><![endif]>`
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=FR>
    <!--StartFragment--><h2>Titre<o:p></o:p></h2>
    <p class=MsoNormal><span style='mso-fareast-language:FR'>Un texte<o:p></o:p></span></p>
    <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'>${bullet('·')}Premier</p>
    <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'>${bullet('·')}Second</p>
    <p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`
  expect(clean(html)).toEqual([
    { kind: 'heading', text: 'Titre' },
    text('Un texte'),
    { kind: 'list', items: ['Premier', 'Second'] },
  ])
})

test('the bold element around a Google Docs page is ignored', () => {
  const html =
    '<b style="font-weight:normal" id="docs-internal-guid-1"><h2 dir="ltr"><span>Titre</span></h2><p><span>Texte</span></p></b><br>'
  expect(clean(html)).toEqual([{ kind: 'heading', text: 'Titre' }, text('Texte')])
})

describe('links', () => {
  test('to this site stay if they are a whole block; lost links are counted', () => {
    const html = `<p><a href="/devis">Demander un devis</a></p>
      <p><b><a href="${origin}/tarifs/seo?x=1#prix"> Les tarifs </a></b></p>
      <p>Voir <a href="/devis">le devis</a> et <a href="https://example.org/">ailleurs</a>.</p>
      <p><a href="https://example.org/">Ailleurs</a></p><h2><a href="/devis">Un titre</a></h2>
      <p><a href="javascript:alert(1)">Un piège</a> <a href="#ici">ici</a></p>`
    expect(cleanPaste(treeOf(html), origin)).toEqual({
      blocks: [
        { kind: 'link', text: 'Demander un devis', to: '/devis' },
        { kind: 'link', text: 'Les tarifs', to: '/tarifs/seo?x=1#prix' },
        text('Voir le devis et ailleurs.'),
        text('Ailleurs'),
        { kind: 'heading', text: 'Un titre' },
        text('Un piège ici'),
      ],
      lostLinks: 4,
    })
  })

  test.each([
    ['/devis', '/devis'],
    [' /devis#a ', '/devis#a'],
    [`${origin}/team`, '/team'],
    ['//example.org/devis', undefined],
    ['/\\example.org', undefined],
    ['https://example.org/devis', undefined],
    ['javascript:alert(1)', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['mailto:a@example.org', undefined],
    ['devis', undefined],
    ['/deux mots', undefined],
    ['', undefined],
  ])('ownAddress(%j) is %j', (typed, address) => {
    expect(ownAddress(typed, origin)).toBe(address)
  })
})

test('the HTML for the editor has no markup of the pasted texts', () => {
  const html = pastedHtml([
    { kind: 'list', items: ['<b>', 'a & b'] },
    { kind: 'quote', text: '<i>', by: '"' },
    { kind: 'link', text: '<', to: '/x"onclick="y' },
    { kind: 'heading', text: '</h3><script>' },
    text('&lt;'),
  ])
  expect(html).toBe(
    '<ul><li>&lt;b&gt;</li><li>a &amp; b</li></ul>' +
      '<blockquote><p class="quote-text">&lt;i&gt;</p><footer>&quot;</footer></blockquote>' +
      '<p data-to="/x&quot;onclick=&quot;y">&lt;</p><h3>&lt;/h3&gt;&lt;script&gt;</h3><p>&amp;lt;</p>',
  )
})
