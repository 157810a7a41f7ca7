import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { ownAddress } from './own-address.ts'
import { isOwn } from './own-clipboard.ts'
import { cleanPaste } from './paste.ts'
import { type Pasted, pastedHtml } from './paste-blocks.ts'
import { googleNotes } from './paste-left-out.ts'
import { type Lost, lostWords } from './paste-lost.ts'
import { cleanPlain, isFlat, suspectWords } from './paste-plain.ts'
import type { PasteNode } from './paste-tree.ts'

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
      ['avant', 'un', 'deux', 'trois', 'code ici', 'quatre', 'a · b', 'c', 'cinq'].map(text),
    )
  })

  test('loses scripts, comments, buttons, frames and images', () => {
    const html =
      '<script>alert(1)</script><!-- x --><p>Texte<button>Fermer</button></p><iframe></iframe><img src=x onerror=alert(1)>'
    expect(clean(html)).toEqual([text('Texte')])
  })

  test('a line break joins its lines, two end a paragraph', () => {
    expect(clean('<p>un<br>deux<br><br>trois</p><ul><li>a<br>b</li></ul>')).toEqual([
      ...[text('un deux'), text('trois')],
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
      <p><a href="javascript:alert(1)">Un piège</a> <a href="#ici">ici</a></p>
      <p>Écrire à <a href="mailto:lea@example.org">Léa</a>, voir <a href="page.html">la page</a></p>`
    expect(cleanPaste(treeOf(html), origin)).toMatchObject({
      blocks: [
        { kind: 'link', text: 'Demander un devis', to: '/devis' },
        { kind: 'link', text: 'Les tarifs', to: '/tarifs/seo?x=1#prix' },
        text('Voir le devis et ailleurs.'),
        text('Ailleurs'),
        { kind: 'heading', text: 'Un titre' },
        text('Un piège ici'),
        text('Écrire à Léa, voir la page'),
      ],
      lost: { links: 6 },
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

const list = (...items: string[]): Pasted => ({ kind: 'list', items })

describe('a clipboard', () => {
  const files = import.meta.glob<string>('./clipboards/*.{html,txt}', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const read = (name: string) => files[`./clipboards/${name}`] ?? ''
  const shown = (blocks: Pasted[]) =>
    blocks.map((block) => {
      if (block.kind === 'quote') return `${block.text} — ${block.by}`
      return block.kind === 'list' ? block.items : block.text
    })

  /** Sentences of the source, in the same order in every program. */
  const whole = [
    'Bilan 2025',
    'Chiffre d’affaires 2025 en forte hausse de 10³ m², CO₂ compris, soit 1 190,00 €.',
    'Fondée en 2018, elle demande 600 €.',
    'Sous-titre',
    ['Premier point', 'Sous-point a', 'Sous-point b', 'Second point'],
    ['Trois', 'Quatre'],
    ...['Offre · Prix', 'Site · 600 €', 'SEO · 650 €', 'Un pont', 'Ligne une ligne deux'],
    'Une citation. — Léa',
    'Voir notre page ou ailleurs.',
  ]
  const flat = 'Chiffre d’affaires 2025 en forte hausse de 103 m2, CO2 compris, soit 1 190,00 €.'
  const without = (...words: unknown[]) => whole.filter((each) => !words.includes(each))
  const lostOnce = { notes: 1, pictures: 1, tables: 1, numbered: 1, links: 2, garbled: 0 }

  const cases: [string, (string | string[])[], Partial<Lost>][] = [
    ['pandoc.html', whole, lostOnce],
    ['chromium.html', whole, lostOnce],
    ['firefox.html', whole, lostOnce],
    [
      'writer.html',
      whole.flatMap((each) =>
        each === 'Une citation. — Léa' ? ['Une citation.', '— Léa'] : [each],
      ),
      { ...lostOnce, comments: 1 },
    ],
    // Their sources have neither powers nor comments.
    ...['markdown-it.html', 'remark.html'].map(
      (name) =>
        [
          name,
          without('Un pont', whole[2]).map((each) => (each === whole[1] ? flat : each)),
          lostOnce,
        ] as [string, typeof whole, Partial<Lost>],
    ),
    [
      'tiptap.html',
      without('Offre · Prix', 'Site · 600 €').map((each) => {
        if (each === whole[1]) return flat
        return each === 'SEO · 650 €' ? 'OffrePrixSite600 €SEO650 €' : each
      }),
      // The stock editor kept neither picture nor table.
      { ...lostOnce, pictures: 0, tables: 0 },
    ],
    [
      'word.html',
      [
        ...without('SEO · 650 €', 'Un pont', 'Ligne une ligne deux', 'Une citation. — Léa'),
        'Un paragraphe en retrait, sans puce.',
      ],
      { ...lostOnce, comments: 1, deletions: 1 },
    ],
    [
      'word-online.html',
      [
        'Bilan 2025',
        'Chiffre d’affaires 2025 en hausse de 10³ m², CO₂ compris, soit 1 190,00 €.',
        ['Premier point', 'Sous-point a', 'Sous-point b', 'Second point'],
        ['Trois', 'Quatre'],
      ],
      { notes: 1, pictures: 1, numbered: 1 },
    ],
    [
      'google-docs.html',
      without(whole[2], 'SEO · 650 €', 'Un pont', 'Ligne une ligne deux', 'Une citation. — Léa'),
      { ...lostOnce, notes: 0 },
    ],
    [
      'outlook.html',
      [
        ...['Bonjour,', 'Il nous faut 10³ m² :', ['Premier point', 'Sous-point a', 'Second point']],
        ...[['Trois', 'Quatre'], ['Un tiret'], 'Nina Ferrand Agence'],
      ],
      { numbered: 1, pictures: 0 },
    ],
    [
      'pages.html',
      [
        ...without(
          whole[2],
          'Sous-titre',
          'SEO · 650 €',
          'Un pont',
          'Ligne une ligne deux',
          'Une citation. — Léa',
          'Voir notre page ou ailleurs.',
        ),
        'Voir ailleurs.',
      ],
      { notes: 1, tables: 1, numbered: 1, links: 1 },
    ],
    [
      'calc.html',
      ['Offre · Prix', 'Site de 103 m2, CO2 · 600', 'SEO · 650 €'],
      { comments: 1, tables: 1, links: 1 },
    ],
    [
      'gnumeric.html',
      ['Offre · Prix', 'Site de 10³ m², CO₂ · 600', 'SEO · 650 €'],
      { tables: 1, links: 1 },
    ],
  ]

  test.each(cases)('%s keeps numbers and lists, and counts the rest', (name, expected, counts) => {
    const { blocks, lost } = cleanPaste(treeOf(read(name)), origin)
    const spaces = (text: string) => text.replaceAll('\u00a0', ' ')
    expect(JSON.parse(spaces(JSON.stringify(shown(blocks))))).toEqual(expected)
    expect(lost).toMatchObject(counts)
  })

  test('AbiWord’s, which lacks words, says so', () => {
    const { blocks, lost } = cleanPaste(treeOf(read('abiword.html')), origin)
    expect(shown(blocks)).not.toContain('Ligne une ligne deux')
    expect(lostWords(lost)).toMatch(
      / AbiWord oublie des mots en copiant\u00a0: comparez avec l’original\.$/,
    )
  })

  test.each(['writer.txt', 'chromium.txt', 'tiptap.txt', 'calc.txt', 'gnumeric.txt'])(
    '%s has lost its powers, so that the numbers are to be checked',
    (name) => {
      expect(suspectWords(read(name))).toMatch(/vérifiez «.*103 m2/)
    },
  )

  test('of another program never passes for this editor’s', () => {
    expect(Object.values(files).filter(isOwn)).toEqual([])
  })

  test('Calc’s HTML has lost its powers too', () => {
    expect(['calc.html', 'gnumeric.html', 'writer.html'].map((name) => isFlat(read(name)))).toEqual(
      [...[true, false, false]],
    )
  })

  test('as plain text keeps its lists and rows', () => {
    expect(shown(cleanPlain(read('writer.txt')).blocks)).toEqual(
      expect.arrayContaining([
        ['Premier point', 'Sous-point a', 'Sous-point b', 'Second point'],
        ['3. Trois', '4. Quatre'],
      ]),
    )
    for (const name of ['chromium.txt', 'firefox.txt', 'remark.txt']) {
      expect(shown(cleanPlain(read(name)).blocks)).toEqual(
        expect.arrayContaining(['Offre · Prix', 'Site · 600 €', 'SEO · 650 €']),
      )
    }
    expect(cleanPlain(read('calc.txt'))).toMatchObject({
      blocks: ['Offre · Prix', 'Site de 103 m2, CO2 · 600', 'SEO · 650 €'].map(text),
      lost: { tables: 1 },
    })
  })
})

test('footnotes of Google Docs are counted in its own format, because its HTML has none', () => {
  const styles = [
    { stsl_type: 'footnote', stsl_styles: [null, { fs_id: 'kix.1' }, { fs_id: 'kix.2' }] },
  ]
  const data = JSON.stringify({ resolved: { dsl_spacers: 'a#b#', dsl_styleslices: styles } })
  expect(googleNotes(JSON.stringify({ data }))).toBe(2)
  expect(['', '{}', 'null', '{"data":"{}"}'].map(googleNotes)).toEqual([0, 0, 0, 0])
})

test.each([
  ['en 2025', '1', 'en 2025'],
  ['un texte', '12', 'un texte'],
  ['fin.', '(1)', 'fin.'],
  ['un texte', '1, 2', 'un texte'],
  ['un texte', '*', 'un texte'],
  ['il y a dix ans', '3', 'il y a dix ans'],
  ['en France (Insee, 2024)', '1', 'en France (Insee, 2024)'],
  ['(a + b)', '2', '(a + b)²'],
  ['sin', '2', 'sin²'],
  ['12 kWh', '2', '12 kWh²'],
  ['E = mc', '2', 'E = mc²'],
  ['20 cm', '2', '20 cm²'],
  ['20 mètres', '2', '20 mètres²'],
  ['10', '12', '10¹²'],
  ['x = 12025', '2', 'x = 12025²'],
])('a raised number behind a word or a year is a note: %s<sup>%s', (before, sign, expected) => {
  const { blocks, lost } = cleanPaste(treeOf(`<p>${before}<sup>${sign}</sup></p>`), origin)
  expect(blocks).toEqual([text(expected)])
  expect(lost.notes).toBe(before === expected ? 1 : 0)
})

test.each([
  ['<ul><li><input type=checkbox checked> a</li><li><input type=checkbox> b</li></ul>'],
  [
    '<ul><li role=checkbox aria-checked=true>a</li><li role=checkbox aria-checked=false>b</li></ul>',
  ],
  [
    '<ul><li data-checked=true><label><input type=checkbox checked></label><p>a</p></li><li data-checked=false>b</li></ul>',
  ],
])('%s keeps what is done', (html) => {
  expect(clean(html)).toEqual([list('☑ a', '☐ b')])
})

test.each([
  [
    'Excel',
    '<table><tr><td>a</td><td>1</td></tr><tr style="display:none"><td>b</td><td>2</td></tr></table>',
    'a · 1',
  ],
  ['Word', '<p>a<span style="display:none;mso-hide:all">b</span></p>', 'a'],
  ['a mail', '<div hidden>b</div><p>a</p>', 'a'],
])('hidden text of %s stays out', (_, html, expected) => {
  expect(clean(html)).toEqual([text(expected)])
})

test.each([
  ['<p>a<!-- Un avis. --></p>', { comments: 1 }],
  [
    '<!--StartFragment--><p>a<!--[if !supportLists]--><!-- --><!--EndFragment--></p>',
    { comments: 0 },
  ],
  ['<p>a<img width="1" height="1"><img style="width:1px;height:0px"></p>', { pictures: 0 }],
  ['<p>a<img width="1" height="40"><img></p>', { pictures: 2 }],
  [
    '<p>x<span class="katex"><math></math><span class="katex-html">x2</span></span></p>',
    { equations: 1 },
  ],
  ['<div class="references"><p>a</p></div>', { notes: 0 }],
  ['<p>a</p><ol class="references"><li>b</li><li>c</li></ol>', { notes: 2, numbered: 0 }],
])('%s loses %j', (html, counts) => {
  expect(cleanPaste(treeOf(html), origin).lost).toMatchObject(counts)
})

test('a Word list without Word’s attributes loses its bullets', () => {
  const items = ['·\u00a0\u00a0\u00a0 Un', 'o\u00a0\u00a0 Deux', '3.\u00a0\u00a0 Trois']
  const html = items.map((each) => `<p class=MsoListParagraph>${each}</p>`).join('')
  expect(cleanPaste(treeOf(html), origin)).toMatchObject({
    blocks: [list('Un', 'Deux', 'Trois')],
    lost: { numbered: 1 },
  })
})

test.each([
  ['10<sup>3</sup> m<sup>2</sup>', '10³ m²'],
  ['CO<sub>2</sub>', 'CO₂'],
  ['10<span style="vertical-align:super">12</span>', '10¹²'],
  ['le 1<sup>er</sup> mai', 'le 1er mai'],
  ['au XIX<sup>e</sup> siècle, M<sup>me</sup> Roux', 'au XIXe siècle, Mme Roux'],
  ['n<sup>o</sup> 4', 'n° 4'],
  ['2<sup>n</sup>, x<sup>é</sup>, 10<sup>1,5</sup>', '2ⁿ, x^é, 10^(1,5)'],
  ['<sup>1</sup>/<sub>2</sub>', '1/₂'],
  ['soft\u00adhyphen', 'softhyphen'],
  ['prix 20<a href="#_ftn1" style="mso-footnote-id:ftn1"><span>[1]</span></a> €', 'prix 20 €'],
  [
    'en 2025<a style="mso-footnote-id:ftn1" href="#_ftn1"><span class=MsoFootnoteReference><![if !supportFootnotes]><span>[1]</span><![endif]></span></a>',
    'en 2025',
  ],
  ['en 2025<sup><a href="#user-content-fn-1">1</a></sup>', 'en 2025'],
  ['en 2025<sup><a href="https://example.org/p#n1">1</a></sup>', 'en 2025'],
  ['fondé en <del cite="mailto:x">2015</del><ins>2018</ins>', 'fondé en 2018'],
  [
    '600<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[NF1]</a></span> €',
    '600 €',
  ],
])('%s becomes %s', (html, expected) => {
  expect(clean(`<p>${html}</p>`)).toEqual([text(expected)])
})

test.each([
  ['Google Docs', '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>'],
  ['Writer', '<ul><li><p>a</p></ul><ul><ul><li><p>b</p></ul></ul><ul><li><p>c</p></ul>'],
])('a nested list of %s is one list', (_, html) => {
  expect(clean(html)).toEqual([list('a', 'b', 'c')])
})

test('what is left out is counted in words', () => {
  const { lost } = cleanPaste(treeOf('<p>a<img src=x><img src=y><s>b</s></p>'), origin)
  expect(lostWords(lost)).toBe(
    ' Ce qui n’est pas gardé\u00a0: 2 images, un passage barré. Pour mettre une image, prenez le bouton «\u00a0Image\u00a0».',
  )
})

test.each([
  ['un\ndeux\n\ntrois', [text('un deux'), text('trois')]],
  [`${'x'.repeat(120)}\ndeux`, [text('x'.repeat(120)), text('deux')]],
  [`Titre\n${'x'.repeat(120)}`, [text('Titre'), text('x'.repeat(120))]],
  ['- a\n- b\n\nfin', [list('a', 'b'), text('fin')]],
  ['1. a\n2. b', [list('1. a', '2. b')]],
  ['- a\n  suite\n- b', [list('a suite', 'b')]],
  [`- ${'mot '.repeat(17)}\nsuite\n- b`, [list(`${'mot '.repeat(17)}suite`, 'b')]],
  ['- a\nfin', [list('a'), text('fin')]],
  ['  - a\n    - b\n      suite\n\n  fin', [list('a', 'b suite'), text('fin')]],
  ['- a\n\n- b', [list('a', 'b')]],
  ['- a\n  1. b\n- c\n1. d', [list('a', '1. b', 'c'), list('1. d')]],
  ['Prix\t600 €', [text('Prix 600 €')]],
  ['un exem-\nple de 2024-\n2025', [text('un exem-ple de 2024-2025')]],
  ['un exem\u00ad\nple - \nfin', [text('un exemple - fin')]],
  ['•\ta\no\tb\n\uf0a7\tc\n● d', [list('a', 'b', 'c', 'd')]],
  ['a) un\nb) deux', [list('a) un', 'b) deux')]],
  ['- [x] a\n- [ ] b', [list('☑ a', '☐ b')]],
  ['o mon ami\nA. Dupont', [text('o mon ami A. Dupont')]],
])('the plain text %j keeps its paragraphs and lists', (plain, expected) => {
  expect(cleanPlain(plain).blocks).toEqual(expected)
})

test.each([
  ['Chiffre d’affaires 20251 en hausse1', /«\u00a020251\u00a0», «\u00a0hausse1\u00a0»\.$/],
  ['Fondée en 2025, 20251 €, 120251, 20137 Porto-Vecchio, mp3, le 12/05/2025', /^$/],
  ['20251 m², 10³', /^$/],
])('the plain text %j asks to check %s', (plain, expected) => {
  expect(suspectWords(plain)).toMatch(expected)
})

test('only HTML with this editor’s mark has its nodes', () => {
  expect(isOwn('<p data-graaand="" data-pm-slice="1 1 []">un</p>')).toBe(true)
  expect(isOwn('<p data-kind="x" data-words="" data-pm-slice="1 1 []">data-graaand=</p>')).toBe(
    false,
  )
})

/** By the structures that these programs are known to write, not captured from them. */
test.each([
  [
    'Google Docs',
    '<p>Un texte<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup> ici<sup><a href="#cmnt1">[a]</a></sup></p><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> Note.</span></p></div><div><p><a href="#cmnt_ref1">[a]</a><span>Avis.</span></p></div>',
  ],
  [
    'Word',
    '<p>Un texte<a style="mso-footnote-id:ftn1" href="#_ftn1"><span>[1]</span></a> ici<a class=msocomanchor href="#_msocom_1">[a]</a></p><div style="mso-element:footnote-list"><p><a href="#_ftnref1">[1]</a> Note</p></div><div style="mso-element:comment-list"><p>Avis</p></div>',
  ],
])('notes and comments of %s are left out and counted', (_, html) => {
  const { blocks, lost } = cleanPaste(treeOf(html), origin)
  expect(blocks).toEqual([text('Un texte ici')])
  expect(lost).toMatchObject({ notes: 1, comments: 1, links: 0 })
})

test('300 short plain lines are one paragraph', () => {
  const lines = Array.from({ length: 300 }, (_, index) => `ligne ${index}`)
  expect(cleanPlain(lines.join('\n')).blocks).toEqual([text(lines.join(' '))])
})
