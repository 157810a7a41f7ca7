import { describe, expect, test } from 'vitest'
import { toldProject } from '#content/collections/projects.ts'
import { kinds } from '#content/documents/documents.ts'
import type { Kind } from '#content/documents/kind.ts'
import { valueAt } from '#content/documents/paths.ts'
import { withValue } from '#content/documents/with-value.ts'
import { documents, fakeEdition, karim, nina, now, original, set } from '#workshop/edition.ts'
import type { Store } from '../store/store.ts'
import { describeEachStore } from '../store/suite/each-store.ts'
import type { Edit, EditionChange } from './edition-types.ts'
import { titleKeys } from './fields.ts'
import { fingerprint } from './fingerprint.ts'

const home = 'pages/accueil'
const faq = 'pages/questions-frequentes'
const entryFolders = Object.values<Kind>(kinds).flatMap(({ path, entries }) =>
  entries ? [path] : [],
)
const lead = 'Un site clair, fait avec vous.'
const toCome = /1er\sjuin\s2027, un jour à venir\. .*Est-ce voulu/

describeEachStore('the edition', (store, openElsewhere) => {
  const editionOf = (own: Store) => fakeEdition(own).edition
  const edition = () => editionOf(store())
  const changes = async () => (await edition().state()).changes
  const only = async () => (await changes())[0] as EditionChange

  test('has no change at first, and shows the repository', async () => {
    const state = await edition().state()
    expect(state).toMatchObject({ publication: undefined, last: 0, changes: [], drafts: [] })
    expect(state.working).toEqual(documents)
  })

  test('a changed text is a change that is ready to publish, and is not online', async () => {
    const result = await edition().edit([set(home, 'hero.lead', lead)], nina)
    expect(result).toEqual({ stale: [], corrected: '' })
    const { online, working, changes } = await edition().state()
    expect(changes).toEqual([
      {
        ...{ key: `${home}#hero.lead`, document: home, field: 'hero.lead', state: 'ready' },
        ...{ before: original(home, 'hero.lead'), after: lead, by: nina.name, at: now },
      },
    ])
    expect(valueAt(working.get(home), 'hero.lead')).toBe(lead)
    expect(online).toEqual(documents)
  })

  test('a text changed back to the online value is no longer a change', async () => {
    await edition().edit([set(home, 'hero.lead', lead)], nina)
    await edition().edit([set(home, 'hero.lead', original(home, 'hero.lead'), lead)], nina)
    expect(await edition().state()).toMatchObject({ changes: [], drafts: [] })
  })

  test('an unchanged text with the line breaks and spaces of a form is not a change', async () => {
    const text = `${original(home, 'hero.lead')}`
    await edition().edit([set(home, 'hero.lead', `${text} \r\n`)], nina)
    expect(await changes()).toEqual([])
  })

  test('if two people change one text, the second save is stale, and no text is lost', async () => {
    const elsewhere = editionOf(openElsewhere())
    const [first, second] = await Promise.all([
      edition().edit([set(home, 'hero.lead', 'Texte de Nina.')], nina),
      elsewhere.edit([set(home, 'hero.lead', 'Texte de Karim.')], karim),
    ])
    const stale = [...first.stale, ...second.stale]
    expect(stale).toHaveLength(1)
    const { after, by } = await only()
    expect(stale[0]).toMatchObject({ theirs: after, by, at: now, path: 'hero.lead' })
    expect([after, stale[0]?.mine].toSorted()).toEqual(['Texte de Karim.', 'Texte de Nina.'])
    await edition().edit([set(home, 'hero.lead', 'Texte des deux.', after)], nina)
    expect(await only()).toMatchObject({ after: 'Texte des deux.' })
  })

  test('if two people write the same text, the second save is not stale', async () => {
    await edition().edit([set(home, 'hero.lead', lead)], nina)
    expect(await edition().edit([set(home, 'hero.lead', lead)], karim)).toMatchObject({ stale: [] })
    expect(await only()).toMatchObject({ by: nina.name })
  })

  test('a form that posts every field changes only those that the person typed in', async () => {
    await edition().edit([set(home, 'hero.lead', 'Texte de Nina.')], nina)
    const untouched = set(home, 'hero.lead', original(home, 'hero.lead'))
    const { stale } = await edition().edit([untouched, set(home, 'hero.see', 'Les voir')], karim)
    expect(stale).toEqual([])
    expect((await changes()).map(({ after }) => after)).toEqual(
      expect.arrayContaining(['Texte de Nina.', 'Les voir']),
    )
  })

  test('if two people change two answers of one list, both answers are stored', async () => {
    const elsewhere = editionOf(openElsewhere())
    const results = await Promise.all([
      edition().edit([set(faq, 'items.1.answer', 'Réponse de Nina.')], nina),
      elsewhere.edit([set(faq, 'items.2.answer', 'Réponse de Karim.')], karim),
    ])
    expect(results.flatMap(({ stale }) => stale)).toEqual([])
    const { field, after } = await only()
    expect(field).toBe('items')
    expect(valueAt(after, '1.answer')).toBe('Réponse de Nina.')
    expect(valueAt(after, '2.answer')).toBe('Réponse de Karim.')
  })

  test('an item moves with the text that was typed in it before', async () => {
    const moved = original(faq, 'items.2')
    await edition().edit(
      [
        { kind: 'move', document: faq, path: 'items.2', by: -1, seen: fingerprint(moved) },
        set(faq, 'items.2.answer', 'Autre réponse.'),
      ],
      nina,
    )
    const { after } = await only()
    expect(valueAt(after, '1')).toEqual({ ...(moved as object), answer: 'Autre réponse.' })
    expect(valueAt(after, '2')).toEqual(original(faq, 'items.1'))
  })

  test('an item that a colleague moved meanwhile is not moved or removed again', async () => {
    const seen = fingerprint(original(faq, 'items.2'))
    const move = { kind: 'move', document: faq, path: 'items.2', by: -1, seen } as const
    await edition().edit([move], nina)
    const before = await only()
    const { stale } = await edition().edit(
      [move, { kind: 'remove', document: faq, path: 'items.2', seen }],
      karim,
    )
    expect(stale).toHaveLength(2)
    expect(stale[0]).toMatchObject({ by: nina.name })
    expect(await only()).toEqual(before)
  })

  test('a text in an item that a colleague removed meanwhile is returned as stale', async () => {
    const { length } = original(faq, 'items') as unknown[]
    const [path, text] = [`items.${length - 1}`, 'Une réponse écrite pour rien.']
    const seen = fingerprint(original(faq, path))
    await edition().edit([{ kind: 'remove', document: faq, path, seen }], nina)
    const answer = set(faq, `${path}.answer`, text)
    const untouched = set(faq, `${path}.question`, original(faq, `${path}.question`))
    const { stale } = await edition().edit([answer, untouched], karim)
    expect(stale).toMatchObject([{ mine: text, theirs: null, by: nina.name, at: now }])
  })

  test('an item is added to a list and removed again', async () => {
    const rows = 'catalogue/packs/seo'
    await edition().edit([{ kind: 'add', document: rows, path: 'rows' }], nina)
    const added = await only()
    expect(added).toMatchObject({ state: 'refused' })
    const { length } = original(rows, 'rows') as unknown[]
    expect(valueAt(added.after, String(length))).toEqual({
      ...{ label: '', values: [false, false, false], explanation: '' },
    })
    const seen = fingerprint(valueAt(added.after, String(length)))
    const path = `rows.${length}`
    await edition().edit([{ kind: 'remove', document: rows, path, seen }], nina)
    expect(await changes()).toEqual([])
  })

  test('fixed texts, unknown fields and unknown documents do not change', async () => {
    const edits = [
      set(home, 'hero.action', 'Autre bouton'),
      set(home, 'hero.words.0', 'Autre mot'),
      set(home, 'hero', { lead: 'Tout' }),
      set(home, 'hero.unknown', 'Texte'),
      set(home, '__proto__.lead', 'Texte'),
      set('company/unknown', 'name', 'Texte'),
      { kind: 'remove', document: home, path: '', seen: '' } as const,
      { kind: 'add', document: home, path: 'hero' } as const,
    ]
    await edition().edit(edits, nina)
    expect((await edition().state()).drafts).toEqual([])
  })

  test('the typography of a text is corrected, and the corrections are counted', async () => {
    const { corrected } = await edition().edit(
      [set(home, 'hero.lead', "L'agence ? Oui !"), set(faq, 'items.0.answer', "C'est")],
      nina,
    )
    expect(corrected).toBe('2 espaces insécables et 2 apostrophes posées pour vous.')
    const { working } = await edition().state()
    expect(valueAt(working.get(home), 'hero.lead')).toBe('L’agence\u00a0? Oui\u00a0!')
  })

  test('invisible characters and bidi controls are removed', async () => {
    const typed = 'Un\u202e si\u00adte\u2066 cl\u200bai\u200dr\0\ud800\ue000\u2060, می\u200cشود.'
    await edition().edit([set(home, 'hero.lead', typed)], nina)
    expect((await only()).after).toBe('Un site clair, می\u200cشود.')
  })

  test('a change that is left out stays so for everyone, until it is taken', async () => {
    await edition().edit([set(home, 'hero.lead', lead)], nina)
    const at = { document: home, path: 'hero.lead' }
    await edition().edit([{ kind: 'aside', ...at, reason: 'À revoir' }], karim)
    const aside = { state: 'aside', asideBy: karim.name, reason: 'À revoir', by: nina.name }
    expect(await only()).toMatchObject(aside)
    await edition().edit([set(home, 'hero.lead', 'Autre texte.', lead)], nina)
    expect(await only()).toMatchObject({ ...aside, after: 'Autre texte.' })
    await edition().edit([{ kind: 'take', ...at }], nina)
    expect(await only()).toMatchObject({ state: 'ready' })
  })

  test('a text is reverted to the online value, alone or in its list', async () => {
    await edition().edit(
      [
        set(home, 'hero.lead', lead),
        set(faq, 'items.1.answer', 'Un.'),
        set(faq, 'items.2.answer', 'Deux.'),
      ],
      nina,
    )
    await edition().edit(
      [
        { kind: 'revert', document: home, path: 'hero.lead' },
        { kind: 'revert', document: faq, path: 'items.1.answer' },
      ],
      karim,
    )
    const [change, ...others] = await changes()
    expect(others).toEqual([])
    expect(valueAt(change?.after, '1')).toEqual(original(faq, 'items.1'))
    expect(valueAt(change?.after, '2.answer')).toBe('Deux.')
    await edition().edit([{ kind: 'revert', document: faq, path: 'items' }], karim)
    expect(await changes()).toEqual([])
  })

  describe('verdicts', () => {
    const verdictOf = async (...edits: Edit[]) => {
      await edition().edit(edits, nina)
      return only()
    }

    test.each([
      [
        'pages',
        '/tarifs/seo.description',
        'x'.repeat(194),
        '194 caractères\u00a0: 34 de trop. Les moteurs couperaient la fin.',
      ],
      [home, 'hero.lead', '', 'Ce texte est vide.'],
      [home, 'hero.lead', 'Deux deux mots.', '«\u00a0Deux\u00a0» est écrit deux fois de suite.'],
      [home, 'hero.lead', 'En {{delai.lune}}.', 'Aucune valeur ne s’appelle {{delai.lune}}.'],
      [
        'company/sentences',
        'visits',
        '{{phrase.visites}}',
        '{{phrase.visites}} se cite elle-même.',
      ],
      [
        'company/legal-facts',
        'facts.vatNumber',
        'FR1234567890',
        '10 chiffres\u00a0: il en faut 11, une clé de 2 puis le SIREN de 9.',
      ],
      [
        'catalogue/prices',
        'site-vitrine.prices.euro.0',
        1200,
        'Pack Essentiel, 1\u00a0200\u00a0€\u00a0: plus que le Pack Professionnel, 990\u00a0€.',
      ],
      ['catalogue/prices', 'site-vitrine.prices.tnd.0', null, 'Il manque le prix en dinars.'],
      [
        'catalogue/prices',
        'site-vitrine.prices.tnd.0',
        -5,
        'Un nombre plus grand que zéro est attendu.',
      ],
    ])('%s %s: « %s » is refused', async (document, path, value, words) => {
      expect(await verdictOf(set(document, path, value))).toMatchObject({
        state: 'refused',
        words: [words],
        faults: [{ path, words }],
      })
    })

    test('the refusal of a list names the refused item', async () => {
      const change = await verdictOf(set(faq, 'items.3.answer', ''))
      expect(change).toMatchObject({
        state: 'refused',
        words: ['Question 4, réponse\u00a0: ce texte est vide.'],
        faults: [{ path: 'items.3.answer', words: 'Ce texte est vide.' }],
      })
    })

    test('the title of another page is refused, as is a link to a missing page', async () => {
      const { title } = original('pages', '/devis') as { title: string }
      expect(await verdictOf(set('pages', '/.title', title))).toMatchObject({
        state: 'refused',
        words: [expect.stringContaining(`dit déjà «\u00a0${title}\u00a0»`)],
      })
      const article = 'collections/articles/site-lent'
      const blocks = [
        ...(original(article, 'blocks') as unknown[]),
        { link: 'Tarifs', to: '/tarif/seo' },
      ]
      await edition().edit([set(article, 'blocks', blocks)], nina)
      const found = (await changes()).find(({ document }) => document === article)
      expect(found).toMatchObject({
        state: 'refused',
        words: [
          expect.stringMatching(/^Bloc \d+, page\u00a0: aucune page à l’adresse \/tarif\/seo\.$/),
        ],
      })
    })

    test('a sentence is refused if it is too long where another text cites it', async () => {
      const change = await verdictOf(
        set('company/sentences', 'visits', 'Venez nous voir. '.repeat(34)),
      )
      expect(change.state).toBe('refused')
      const others = await edition().state()
      expect(others.changes).toHaveLength(1)
    })

    test('a refused text does not make others refused', async () => {
      await edition().edit(
        [
          set('company/sentences', 'visits', '{{phrase.paiement}}'),
          set('company/sentences', 'paymentTerms', '{{phrase.visites}}'),
          set(home, 'hero.lead', lead),
          set('catalogue/prices', 'site-vitrine.prices.euro.0', 'cher'),
          set('catalogue/prices', 'site-vitrine.prices.euro.1', 950),
        ],
        nina,
      )
      const states = (await changes()).map(({ field, state }) => [field, state]).toSorted()
      expect(states).toEqual([
        ['hero.lead', 'ready'],
        ['paymentTerms', 'refused'],
        ['site-vitrine.prices.euro.0', 'refused'],
        ['site-vitrine.prices.euro.1', 'ready'],
        ['visits', 'refused'],
      ])
    })

    test('a new figure raises a question, once for each value', async () => {
      const text = 'Plus de 120\u00a0clients nous suivent.'
      expect(await verdictOf(set(home, 'hero.lead', text))).toMatchObject({
        state: 'asked',
        question: {
          path: 'hero.lead',
          words:
            '«\u00a0120\u00a0clients\u00a0»\u00a0: ce chiffre n’a pas de source. D’où vient-il\u00a0?',
          safe: original(home, 'hero.lead'),
        },
      })
      const at = { document: home, path: 'hero.lead' }
      await edition().edit([{ kind: 'keep', ...at }], nina)
      expect(await only()).toMatchObject({ state: 'ready' })
      await edition().edit([set(home, 'hero.lead', `${text} Merci.`, text)], nina)
      expect(await only()).toMatchObject({ state: 'asked' })
    })

    test('a price that changes by more than half raises a question', async () => {
      const price = 'site-vitrine.prices.euro.0'
      expect(await verdictOf(set('catalogue/prices', price, 60))).toMatchObject({
        state: 'asked',
        question: {
          path: price,
          words: 'De 600\u00a0€ à 60\u00a0€\u00a0: 90\u00a0% de moins. Est-ce voulu\u00a0?',
          why: 'Sans réponse, ce prix ne sera pas publié.',
          safe: 600,
        },
      })
      await edition().edit([set('catalogue/prices', price, 300, 60)], nina)
      expect(await only()).toMatchObject({ state: 'ready' })
    })

    test('removing content from a pack raises a question', async () => {
      const rows = original('catalogue/packs/seo', 'rows') as { values: unknown[] }[]
      const index = rows.findIndex(({ values }) => values[0] === true)
      const path = `rows.${index}.values.0`
      expect(await verdictOf(set('catalogue/packs/seo', path, false))).toMatchObject({
        state: 'asked',
        question: { path, safe: true, words: expect.stringContaining('dans le SEO Essentiel') },
      })
      await edition().edit([{ kind: 'keep', document: 'catalogue/packs/seo', path }], nina)
      expect(await only()).toMatchObject({ state: 'ready' })
    })

    test('a draft of a text that was published meanwhile has two versions, until one is chosen', async () => {
      await edition().edit([set(home, 'hero.lead', lead)], nina)
      const titled = withValue(documents.get(home), 'offer.text', 'Publié aussi.')
      const content = withValue(titled, 'hero.lead', 'Texte publié.')
      const change = { document: home, content, base: documents.get(home) }
      const act = { person: karim, now }
      await store().publications.publish(0, [change], act)
      expect(await only()).toMatchObject({
        state: 'versions',
        theirs: 'Texte publié.',
        base: original(home, 'hero.lead'),
      })
      const late = await edition().edit([set(home, 'offer.text', 'Autre.', 'Vu.')], nina)
      expect(late.stale).toMatchObject([{ by: karim.name, at: now }])
      const released = await edition().edit([set(home, 'offer.title', 'Autre.', 'Vu.')], nina)
      expect(released.stale).toMatchObject([{ by: '', at: 0 }])
      await edition().edit([{ kind: 'settle', document: home, path: 'hero.lead' }], nina)
      expect(await only()).toMatchObject({ state: 'ready', before: 'Texte publié.', after: lead })
    })

    test('emptying a published fact raises a question', async () => {
      const facts = structuredClone(documents.get('company/legal-facts')) as {
        facts: { capital: string | null }
      }
      facts.facts.capital = '10\u202f000\u00a0€'
      const base = documents.get('company/legal-facts')
      const change = { document: 'company/legal-facts', content: facts, base }
      await store().publications.publish(0, [change], { person: nina, now })
      const path = 'facts.capital'
      const change2 = await verdictOf(set('company/legal-facts', path, '', '10\u202f000\u00a0€'))
      expect(change2).toMatchObject({ state: 'asked', after: null, question: { path } })
    })
  })

  describe('questions about other texts', () => {
    const rows = 'rows.0'
    const packs = 'catalogue/packs/site-vitrine'

    test('an explanation that cites the old value raises a question, which proposes the new one', async () => {
      const old = original(packs, `${rows}.values.0`) as string
      const text = `Ce pack a ${old} pages.`
      const [explanation, value] = [`${rows}.explanation.0`, `${rows}.values.0`]
      await edition().edit([set(packs, explanation, text)], nina)
      await edition().edit([set(packs, value, '4 à 6')], nina)
      const { state, ...change } = await only()
      expect(state).toBe('asked')
      expect(change).toMatchObject({
        question: {
          path: explanation,
          words: `L’explication dit encore «\u00a0${old}\u00a0».`,
          safe: 'Ce pack a 4 à 6\u00a0pages.',
          answers: { safe: 'Écrire «\u00a04 à 6\u00a0»', keep: 'Laisser' },
        },
      })
      await edition().edit([{ kind: 'keep', document: packs, path: explanation }], nina)
      expect((await only()).state).toBe('ready')
    })

    test('shorter opening hours raise a question, longer ones do not', async () => {
      const hours = 'company/hours'
      await edition().edit([set(hours, 'hours.1.closes', '17:00')], nina)
      expect(await only()).toMatchObject({ state: 'asked', question: { path: 'hours' } })
      await edition().edit([set(hours, 'hours.1.closes', '19:00', '17:00')], nina)
      expect(await only()).toMatchObject({ state: 'ready' })
      await edition().edit([{ kind: 'revert', document: hours, path: 'hours' }], nina)
      await edition().edit([{ kind: 'add', document: hours, path: 'closed' }], nina)
      await edition().edit([set(hours, 'closed.0', '2026-12-24', '')], nina)
      expect(await only()).toMatchObject({ state: 'asked', question: { path: 'closed' } })
    })
  })

  describe('entries', () => {
    const made = async (name: string, replaces?: string) =>
      edition().create('collections/projects', name, replaces, nina)

    test('a new entry has an address from its name, and lists its missing fields', async () => {
      expect(await made('Le Fournil d’Été', 'medina-lofts')).toEqual({
        document: 'collections/projects/le-fournil-d-ete',
      })
      const change = await only()
      expect(change).toMatchObject({ state: 'refused', field: '', before: undefined })
      expect(change).toMatchObject({
        after: { title: 'Le Fournil d’Été', replaces: 'medina-lofts' },
        faults: expect.arrayContaining([{ path: 'need', words: 'Ce texte est vide.' }]),
        words: expect.arrayContaining(['Le besoin\u00a0: ce texte est vide.']),
      })
      const order = original('collections/projects/medina-lofts', 'order')
      expect(valueAt(change.after, 'order')).toBe(order)
    })

    test.each([
      ['collections/projects', '/portfolio/fournil', '/portfolio/moulin'],
      ['collections/team', '/team/fournil', '/team/moulin'],
      ['collections/articles', '/blog/fournil', '/blog/moulin'],
    ])('a new entry in %s has a preview before it is filled', async (folder, first, second) => {
      const own = edition()
      await own.create(folder, 'Fournil', undefined, nina)
      await own.create(folder, 'Moulin', undefined, nina)
      const { working } = await own.state()
      expect(own.preview(first, working, 'n')).toBeDefined()
      expect(own.preview(second, working, 'n')).toBeDefined()
      expect((await own.state()).changes.map(({ state }) => state)).toEqual(['refused', 'refused'])
    })

    test('an entry with too short and too long texts and an invalid choice has a preview', async () => {
      const own = edition()
      await own.create('collections/articles', 'Fournil', undefined, nina)
      const document = 'collections/articles/fournil'
      const texts = { description: 'Court.', crumb: 'Nom. '.repeat(20), category: 'Rubrique' }
      const edits = Object.entries(texts).map(([path, value]) =>
        set(document, path, value, path === 'crumb' ? 'Fournil' : path === 'category' ? null : ''),
      )
      await own.edit(edits, nina)
      const { working } = await own.state()
      expect(own.preview('/blog/fournil', working, 'n')).toBeDefined()
    })

    test('a filled entry is ready, and a second one with its name gets another address', async () => {
      await made('Fournil')
      const document = 'collections/projects/fournil'
      const texts = {
        ...{ lead: 'Du pain.', story: 'Une histoire.', trade: 'Boulanger', place: 'Sète' },
        ...{ work: 'Site', 'agreement.date': '2026-11-01', 'agreement.kept': 'Classeur' },
        ...{ need: 'Vendre.', making: 'Un site.', change: 'Du monde.' },
        description: 'Un site pour un fournil de Sète, avec ses pains, ses heures et une commande.',
      }
      const edits = Object.entries(texts).map(([path, text]) => set(document, path, text, ''))
      expect(await edition().edit(edits, nina)).toMatchObject({ stale: [] })
      expect(await only()).toMatchObject({ state: 'ready' })
      expect(await made('Fournil')).toEqual({ document: `${document}-2` })
      const remove = { kind: 'remove', document, path: '', seen: '' } as const
      await edition().edit([remove], nina)
      expect((await edition().state()).working.has(document)).toBe(false)
    })

    test.each([
      ['  ', 'Écrivez un nom.'],
      ['مخبز', 'Écrivez aussi ce nom en lettres latines\u00a0: il donne l’adresse de la page.'],
      ['x'.repeat(81), '81 caractères\u00a0: 1 de trop.'],
    ])('« %s » is refused as a name', async (name, refusal) => {
      expect(await made(name)).toEqual({ refusal })
      expect(await changes()).toEqual([])
    })

    test.each(entryFolders)('the name of an entry of %s is corrected', async (folder) => {
      const name = "Pourquoi  l'artisan a besoin d'un site ?"
      const result = await edition().create(folder, name, undefined, nina)
      const { document } = result as { document: string }
      const entry = (await edition().state()).working.get(document) as Record<string, unknown>
      const key = titleKeys.find((each) => each in entry) ?? ''
      expect(entry[key]).toBe('Pourquoi l’artisan a besoin d’un site\u00a0?')
    })

    test('a text typed again over an uncorrected draft is corrected', async () => {
      await made('Fournil')
      const document = 'collections/projects/fournil'
      const seen = fingerprint('')
      await edition().edit(
        [{ kind: 'replace', document, path: 'lead', value: "L'été", seen }],
        nina,
      )
      const { corrected } = await edition().edit([set(document, 'lead', "L'été", "L'été")], nina)
      expect(corrected).toBe('1 apostrophe posée pour vous.')
      expect((await edition().state()).working.get(document)).toMatchObject({ lead: 'L’été' })
    })

    test('a sample is replaced once', async () => {
      await made('Fournil', 'medina-lofts')
      expect(await made('Autre', 'medina-lofts')).toEqual({
        sampleRefusal: 'Un autre remplace déjà cet exemple.',
      })
      expect(await made('Autre', 'inconnu')).toEqual({
        sampleRefusal: 'Cet exemple n’est plus sur le site.',
      })
    })

    test('a removal can be reverted, and until then the texts of the entry cannot be changed', async () => {
      const document = 'desk/templates/delai'
      const [template = document] = [...documents.keys()].filter((path) => path.startsWith('desk/'))
      await edition().edit([{ kind: 'remove', document: template, path: '', seen: '' }], karim)
      expect(await only()).toMatchObject({ field: '', after: null, state: 'ready' })
      const { stale } = await edition().edit([set(template, 'subject', 'Autre')], nina)
      expect(stale).toMatchObject([{ mine: 'Autre', theirs: null, by: karim.name }])
      await edition().edit([{ kind: 'revert', document: template, path: '' }], nina)
      expect(await edition().state()).toMatchObject({ changes: [], working: documents })
    })

    test('a sample that a page shows cannot be removed', async () => {
      const document = `collections/projects/${toldProject}`
      await edition().edit([{ kind: 'remove', document, path: '', seen: '' }], nina)
      expect(await only()).toMatchObject({
        state: 'refused',
        words: [
          `Page /single-portfolio\u00a0: Il manque l’exemple ${toldProject}, que cette page montre.`,
        ],
      })
    })

    test('an article with a past date raises a question', async () => {
      await edition().create('collections/articles', 'Un article', undefined, nina)
      const document = 'collections/articles/un-article'
      const value = (await edition().state()).working.get(document) as { description: string }
      const source = { by: 'INSEE', title: 'Chiffres', date: '2026' }
      const texts: [string, unknown, unknown][] = [
        ['date', '2026-10-01', '2026-11-26'],
        ['category', 'Business', null],
        ['excerpt', 'Un résumé.', ''],
        ['keywords', 'mots', ''],
        ['blocks', ['Un paragraphe.'], ['']],
        [
          'description',
          'Un article pour un essai, avec assez de signes pour les moteurs de recherche.',
          '',
        ],
        ...Object.entries(source).map(([key, text]): [string, unknown, unknown] => [
          `sources.0.${key}`,
          text,
          '',
        ]),
      ]
      expect(value.description).toBe('')
      await edition().edit(
        texts.map(([path, text, seen]) => set(document, path, text, seen)),
        nina,
      )
      expect(await only()).toMatchObject({
        state: 'asked',
        question: {
          path: 'date',
          safe: '2026-11-26',
          words:
            'Cet article est daté du 1er\u00a0octobre\u00a02026, un jour passé. Est-ce voulu\u00a0?',
        },
      })
      await edition().edit([{ kind: 'keep', document, path: 'date' }], nina)
      expect(await only()).toMatchObject({ state: 'ready' })
      await edition().edit([set(document, 'date', '2027-06-01', '2026-10-01')], nina)
      expect(await only()).toMatchObject({
        state: 'asked',
        question: { path: 'date', safe: '2026-11-26', words: expect.stringMatching(toCome) },
      })
    })

    test('an article that is online and gets a date to come raises a question', async () => {
      const document = 'collections/articles/site-lent'
      const before = original(document, 'date')
      await edition().edit([set(document, 'date', '2027-06-01')], nina)
      expect(await only()).toMatchObject({
        state: 'asked',
        question: { path: 'date', safe: before, words: expect.stringMatching(toCome) },
      })
      await edition().edit([set(document, 'date', '2026-11-26', '2027-06-01')], nina)
      expect(await only()).toMatchObject({ state: 'ready' })
    })
  })

  test.each([
    '<script>alert(1)</script>',
    '\ue0000\ue001Texte\ue002',
    '{{unknown}} {{}} {{{a}}}',
    '{{phrase.visites}}',
    'x'.repeat(10_000),
    'Nul\0 et \ud800 moitié',
    '‮renversé',
  ])(
    'a hostile text %# leaves the edition working, without its private-use characters',
    async (text) => {
      const texts = [
        set(home, 'hero.lead', text),
        set('company/sentences', 'visits', text),
        set(kinds.company.path, 'offices.0.phone.label', text),
        set('pages', '/.title', text),
        set(faq, 'items.1.question', text),
      ]
      await edition().edit(texts, nina)
      await edition().create('collections/team', text.slice(0, 60), undefined, nina)
      const { changes, working } = await edition().state()
      expect(changes.length).toBeGreaterThanOrEqual(5)
      expect(JSON.stringify([...working])).not.toMatch(/[\ue000-\uf8ff]|\\u0000|\\ud800/)
    },
  )
})
