import { randomUUID } from 'node:crypto'
import { load } from 'cheerio'
import type { Selectable } from 'kysely'
import { describe, expect, test } from 'vitest'
import { agencyCalendar } from '#content/company/calendar.ts'
import { loadContent } from '#content/documents/load.ts'
import { drawDesk } from '#desk/door.tsx'
import { openDesk, siteUrl } from '#workshop/desk.ts'
import { sendQuote } from '#workshop/quotes.ts'
import { newLead } from '#workshop/requests.ts'
import type { Channel } from '../../channels/channel.ts'
import { periodAt, weeksOf } from '../../leads/figures/periods.ts'
import { tokenOf } from '../../people/session.ts'
import type { Role, Tables } from '../../store/engine/tables.ts'
import { newestLines } from '../../store/suite/rows.ts'
import { addWorkingTime } from '../../working-hours.ts'

const day = 24 * 3_600_000
const smtp = { name: 'smtp', recipients: () => [], close() {} } as unknown as Channel
const mailer: Channel = {
  ...smtp,
  mailbox: { from: 'site@graaand.example', replyTo: 'agence@graaand.example' },
  sendNow: async () => ({ outcome: 'sent', detail: '' }),
}

async function setUp({
  role = 'responsable' as Role,
  channels = [smtp] as Channel[],
  isPublic = true,
} = {}) {
  const { desk, store, clock, enter } = await openDesk({
    draw: (title, drawing) => drawDesk(title, drawing, { scripts: {}, styles: [] }),
    channels,
    siteUrl: isPublic ? siteUrl : undefined,
  })
  const { secret, headers: all } = await enter({
    email: 'nina@graaand.example',
    role,
    device: 'MacBook',
  })
  // Without scripts, a form has to post its own token.
  const { 'X-Token': _, ...headers } = all
  const ask = (path: string, init: RequestInit = {}) =>
    desk.request(headers.Origin + path.replace(/^\/bureau/, ''), { headers, ...init })
  let $ = load('')

  async function read(answer: Response): Promise<number> {
    if (answer.status === 303) return open(answer.headers.get('Location') ?? '')
    $ = load(await answer.text(), { scriptingEnabled: false })
    return answer.status
  }
  const open = async (path: string) => read(await ask(path))

  async function press(words: string, typed: Record<string, string> = {}) {
    const button = $('button').filter(
      (_, one) => ($(one).attr('aria-label') ?? plain($(one).text())) === words,
    )
    const form = button.closest('form')
    const fields = new URLSearchParams(form.first().serialize())
    const { name, value = '', formaction } = button.attr() ?? {}
    if (name) fields.set(name, value)
    for (const [name, value] of Object.entries(typed)) fields.set(name, value)
    const action = formaction ?? form.attr('action') ?? ''
    return read(await ask(action, { method: 'POST', body: fields }))
  }

  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((one) => plain($(one).text()))
  const main = () => plain($('main').text())
  const keep = async (changes: Parameters<typeof newLead>[0] = {}) => {
    const lead = newLead({ receivedAt: clock.now(), ...changes })
    await store.keepLead(lead, [{ channel: 'smtp', recipient: 'agency' }], { acknowledgedSince: 0 })
    return { ...lead, address: `/demandes/${lead.reference}` }
  }
  return { store, clock, secret, ask, open, press, texts, main, keep, page: () => $ }
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

describe('the list', () => {
  async function fill() {
    const desk = await setUp()
    const keep = (reference: string, days: number, changes: object) =>
      desk.keep({ reference, receivedAt: desk.clock.now() - days * day, ...changes })
    await keep('G-1111-111', 20, {
      values: {
        name: 'Salma Trabelsi',
        email: 'salma@exemple.fr',
        service: 'Création de site web',
        pack: 'site-ecommerce-essentiel',
        description: 'Je vends des savons',
      },
    })
    await keep('G-2222-222', 25, {
      form: 'contact',
      values: { name: 'Hélène Vidal', email: 'h.vidal@exemple.fr', message: 'Comme le fournil' },
    })
    await keep('G-3333-333', 30, {
      form: 'comment',
      values: { name: 'Fournil du Peyrou', email: 'f@exemple.fr', comment: 'Merci' },
    })
    await keep('G-4444-444', 3, {
      form: 'footer',
      values: { name: 'Camille Roux', description: 'Voyez https://a.example et https://b.example' },
      quarantine: ['links', 'hurry'],
    })
    return desk
  }

  test('on a public site the first page lists the missing facts that the law requires', async () => {
    const shown = async (isPublic: boolean) => {
      const { open, texts } = await setUp({ isPublic })
      await open('')
      return texts('.missing-facts')
    }
    const [facts] = await shown(true)
    expect(facts).toMatch(/^Il manque au site \d+ faits que la loi demande\.Dénomination sociale, /)
    expect(await shown(false)).toEqual([])
  })

  test('the longest waiting request is first, and each filter shows its list', async () => {
    const { open, texts, main } = await fill()
    await open('')
    expect(texts('main section h2')).toEqual(['Promesse dépassée 2'])
    expect(texts('main li a')).toEqual(['Hélène Vidal', 'Salma Trabelsi'])
    expect(texts('main li')[1]).toMatch(/Site e-commerce Je vends des savons ?Personne ?Nouvelle$/)
    await open('?filtre=toutes')
    expect(texts('[aria-current=true]')).toEqual(['Toutes 3'])
    expect(texts('main li a')).toEqual(['Salma Trabelsi', 'Hélène Vidal', 'Fournil du Peyrou'])
    await open('?filtre=miennes')
    expect(texts('[aria-current=true]')).toEqual(['Les miennes 0'])
    expect(main()).toContain('Aucune demande ne correspond.')
  })

  test('a search shows where it found its words', async () => {
    const { open, texts, main } = await fill()
    await open('?q=FOURNIL')
    expect(main()).toContain('2 résultats pour « FOURNIL »')
    expect(texts('main section h2')).toEqual(['Dans le nom 1', 'Dans le message ou les notes 1'])
    expect(texts('mark')).toEqual(['Fournil', 'fournil'])
  })

  test('the quarantine shows its reasons, and no typed address as a link', async () => {
    const { open, texts, main } = await fill()
    await open('?filtre=quarantaine')
    expect(texts('main li h2')).toEqual([expect.stringMatching(/^Camille Roux/)])
    expect(main()).toContain('Le message contient 2 adresses de sites.')
    expect(main()).toContain('Peut-être quelqu’un qui a collé un texte préparé.')
    expect(texts('a[href*="a.example"]')).toEqual([])
    expect(texts('summary')).toContain('Sortir de quarantaine…')
    await open('?filtre=indesirables')
    expect(main()).toContain('Aucun indésirable.')
  })

  test('the export contains the list or the search that the page shows, in French, and the journal records it', async () => {
    const { ask, store, open, page } = await fill()
    await open('?filtre=toutes')
    const answer = await ask(page()('.actions a').attr('href')?.replace('/bureau', '') ?? '')
    expect(answer.headers.get('Content-Disposition')).toContain('demandes-2026-11-23.csv')
    const file = await answer.text()
    const [head, ...rows] = file.trim().split('\n')
    expect(head).toMatch(/^Référence;Reçu le;Formulaire;Nom;E-mail;Téléphone;/)
    expect(rows.join()).toContain('Salma Trabelsi')
    expect(rows.join()).not.toContain('Camille Roux')
    expect(rows.every((row) => /^G-[^;]+;2026-\d\d-\d\d \d\d:\d\d;/.test(row))).toBe(true)
    await open('?q=trabelsi')
    const found = await ask(page()('.actions a').attr('href')?.replace('/bureau', '') ?? '')
    expect((await found.text()).trim().split('\n')).toHaveLength(2)
    const held = await (await ask('/export.csv?filtre=quarantaine')).text()
    expect(held).toContain('Camille Roux')
    expect(await newestLines(store, 1)).toMatchObject([
      { action: 'exported', actor: 'Nina Ferrand' },
    ])
  })
})

describe('a request', () => {
  test('without scripts a request is found, claimed, annotated and answered', async () => {
    const desk = await setUp({ channels: [mailer] })
    const { store, keep, open, press, main, texts, page } = desk
    const { id, reference } = await keep()
    await open(`?q=${reference}`)
    await open(page()('main li a').attr('href') ?? '')
    await press('Prendre')
    expect(main()).toContain('Prise en charge')
    await press('Enregistrer le suivi', { note: 'Sans script' })
    expect(main()).toContain('Sans script')
    await press('Remplir avec ce modèle', { template: 'impossible' })
    const template = page()('#repondre textarea').text()
    await press('Prévisualiser', { text: template.replace('[raison]', 'le délai est court') })
    expect(texts('article').join()).toContain('le délai est court')
    await press('Envoyer')
    expect(main()).toContain('Répondue')
    expect(await store.messages.list(id)).toMatchObject([
      { kind: 'answer', text: expect.stringContaining('le délai est court') },
    ])
  })

  test('without scripts a quote is made, sent, and accepted on paper', async () => {
    const { store, keep, open, press, main, page, texts } = await setUp({
      channels: [mailer],
      isPublic: false,
    })
    const values = {
      name: 'Claire',
      email: 'claire@exemple.fr',
      pack: 'site-vitrine-professionnel',
    }
    const { id, address } = await keep({ values })
    await open(address)
    await press('Faire un devis')
    await press('Ajouter une ligne libre')
    const typed = { 'lines.1.label': 'Page supplémentaire', 'lines.1.price': 'douze' }
    await press('Monter la ligne 2', typed)
    expect(page()('[name="lines.0.price"]').val()).toBe('douze')
    expect(main()).toContain('Le prix de la ligne 1 : Ce prix n’est pas un nombre')
    await press('Enregistrer', {
      'lines.0.price': '120',
      'client.street': '12 rue de l’Exemple',
      'client.postcode': '34000',
      'client.town': 'Montpellier',
      ...{ balanceDue: 'mise en ligne, à 30 jours', deliveryWeeks: '6' },
    })
    expect(main()).not.toContain('L’envoi est bloqué')
    await press(`Envoyer à ${values.name}`)
    expect(page()('h1').text()).toMatch(/^Devis D-20/)
    const [quote] = await store.quotes.ofLead(id)
    expect(quote?.versions[0]?.content.lines[0]?.price).toBe(12_000)

    // Without a script the form has no field for a scan.
    expect(page()('[type=file]').length).toBe(0)
    await press('Enregistrer l’acceptation', { note: 'Signé au cabinet, classeur bleu' })
    expect(texts('[role=status]').join()).toContain('Accepté')
  })

  test('spam is not listed until its mark is undone', async () => {
    const { store, keep, open, press, main } = await setUp()
    const { reference, address } = await keep()
    await open(address)
    expect(await press('C’est un indésirable')).toBe(200)
    expect(main()).toContain('marquée indésirable, effacée dans 30 jours.')
    expect((await store.work.findRequest(reference))?.work.spamAt).not.toBeNull()
    await press('Annuler')
    expect((await store.work.findRequest(reference))?.work.spamAt).toBeNull()
  })

  test('a release from quarantine is confirmed before its mails are queued', async () => {
    const { store, keep, open, press, main, texts } = await setUp()
    const { id, address } = await keep({ quarantine: ['links'] })
    await open(address)
    expect(main()).toContain('En quarantaine.')
    expect(texts('summary')).toContain('Sortir de quarantaine…')
    expect(main()).toContain('ils ne peuvent pas être repris')
    await press('Confirmer la sortie')
    expect(main()).toContain('est sortie de quarantaine')
    expect(await store.findLead(id)).toMatchObject({
      deliveries: [{ state: 'waiting', attempts: [] }],
    })
  })

  test('a mail that the client sent to another address is filed as a question', async () => {
    const { store, keep, open, press, main, texts } = await setUp()
    const { id, address } = await keep()
    await open(address)
    expect(main()).not.toContain('Question posée')
    await press('Classer', { kind: 'filed-in', text: 'Et pour deux langues ?' })
    expect(main()).toContain('Question posée')
    expect(texts('main h2 + p')).toContain('Et pour deux langues ?')
    expect(await store.messages.list(id)).toMatchObject([{ kind: 'filed-in' }])
  })

  test('without a mail channel the page shows a message, and a filed mail counts as an answer', async () => {
    const { keep, open, press, main, texts } = await setUp({ channels: [] })
    const { address } = await keep()
    await open(address)
    expect(main()).toContain('L’envoi d’e-mails n’est pas configuré.')
    expect(texts('button')).not.toContain('Envoyer')
    await press('Classer', { kind: 'filed-out', text: 'Bonjour, oui.' })
    expect(texts('[name=state] [selected]')).toEqual(['Répondue'])
  })

  test('a lost request shows its reason, and an erasure removes the person’s name', async () => {
    const { store, keep, open, press, main } = await setUp()
    const { id, reference, address, values } = await keep()
    await open(address)
    await press('Marquer perdue', { reason: 'delay', detail: 'Voulait ouvrir le 4 janvier' })
    expect(main()).toContain('Perdue : Le délai : Voulait ouvrir le 4 janvier')
    expect(main()).toMatch(/Sera effacé : 1 demande, 0 note/)
    await press('Effacer définitivement')
    expect(main()).toContain('Tout le monde a eu une réponse.')
    expect(await store.findLead(id)).toBeUndefined()
    expect(await open(address)).toBe(404)
    expect(main()).toContain('Il n’y a rien à cette adresse')
    const lines = await newestLines(store, 3)
    expect(lines[0]).toMatchObject({ action: 'erased', actor: 'Nina Ferrand', object: reference })
    expect(JSON.stringify(lines)).not.toContain(values.email)
  })

  test('only a responsable erases a person', async () => {
    const { store, secret, keep, open, ask, texts } = await setUp({ role: 'equipe' })
    const { id, address } = await keep()
    await open(address)
    expect(texts('button')).not.toContain('Effacer définitivement')
    const body = new URLSearchParams({ token: tokenOf(secret) })
    expect((await ask(`${address}/effacer`, { method: 'POST', body })).status).toBe(403)
    expect(await store.findLead(id)).toBeDefined()
  })

  test('an answer of five megabytes is refused with a message, and not stored', async () => {
    const { store, secret, keep, ask } = await setUp()
    const { id, address } = await keep()
    const fields = { token: tokenOf(secret), subject: 'Objet', text: 'x'.repeat(5_000_000) }
    const body = new URLSearchParams({ ...fields, version: '0', id: randomUUID() })
    const answer = await ask(`${address}/repondre`, { method: 'POST', body })
    expect(answer.status).toBe(413)
    expect(await answer.text()).toContain('Votre texte est trop long')
    expect(await store.messages.list(id)).toEqual([])
  })
})

describe('figures', () => {
  const hour = 3_600_000

  /**
   * Stores requests of seven weeks: 1, 2, 1, 4, 2, 1 and 1, with opening hours until each answer. Two are
   * won, two lost; the newest is unanswered. An older request has a quote.
   */
  async function fill() {
    const desk = await setUp()
    const { store, clock } = desk
    const calendar = agencyCalendar(loadContent().hours)
    const period = periodAt('semaines', clock.now())
    const weeks = weeksOf(period)
    const hours = [[2], [1, 3], [4], [9, 10, 11, 12], [2, 2], [3], [null]]
    const ends: Partial<Selectable<Tables['leads']>>[] = [
      { state: 'won' },
      { state: 'won', page: '/tarifs/seo' },
      { state: 'lost', lost_reason: 'price', page: '/tarifs/seo' },
      { state: 'lost', lost_reason: 'silence', page: '/contactez-nous' },
    ]
    const requests = hours.flatMap((answers, number) =>
      answers.map((answer) => {
        const received_at = addWorkingTime(weeks[number]?.from ?? 0, hour, calendar)
        if (answer === null) return { received_at, waiting_since: received_at }
        const answered_at = addWorkingTime(received_at, answer * hour, calendar)
        return { received_at, answered_at, state: 'answered' as const }
      }),
    )
    const old = { id: randomUUID(), email: 'ines@exemple.fr' }
    const rows = [
      ...requests.map((request, number) => ({ ...request, ...ends[number] })),
      { id: old.id, received_at: period.from - hour },
    ]
    await store.moving.putRows('leads', rows.map(leadRow))
    await sendQuote(store, old, {}, { at: period.from + hour })
    await store.pageViews.add([
      { day: period.firstDay, page: '/devis', count: 1_200 },
      { day: period.lastDay, page: '/devis', count: 4 },
      { day: period.lastDay, page: '/', count: 90 },
    ])
    return { ...desk, weeks: weeks.map(({ number }) => `S${number}`) }
  }

  function leadRow(changes: Partial<Selectable<Tables['leads']>>): Selectable<Tables['leads']> {
    const id = randomUUID()
    const address = `${id}@exemple.fr`
    const none = { quarantine: null, released_at: null, assignee: null, spam_at: null }
    return {
      ...{
        id,
        reference: `G-${id}`,
        digest: id,
        address,
        form: 'quote',
        page: '/devis',
        notice: '',
      },
      ...{ fields: JSON.stringify({ name: 'Inès', email: address }), received_at: 0, version: 1 },
      ...{ state: 'new', waiting_since: null, answered_at: null, remind_at: null, ...none },
      ...{ reminded_at: null, lost_reason: null, lost_detail: null, ...changes },
    }
  }

  function readCard({ page }: Awaited<ReturnType<typeof fill>>, title: string) {
    const $ = page()
    const card = $('section').filter((_, one) => plain($(one).find('h2').text()) === title)
    return {
      words: plain(card.text()),
      sentence: plain(card.find('p').first().text()),
      picture: card
        .find('svg text')
        .toArray()
        .map((one) => plain($(one).text())),
      table: card
        .find('tbody tr')
        .toArray()
        .map((row) =>
          $(row)
            .find('th, td')
            .toArray()
            .map((cell) => plain($(cell).text())),
        ),
    }
  }

  test('figures count the received requests, and each table has the figures of its chart', async () => {
    const desk = await fill()
    const { weeks } = desk
    await desk.open('/chiffres')
    const answers = readCard(desk, 'Première réponse, médiane').words
    expect(answers).toContain('3 h ouvrées')
    expect(answers).toContain('7 réponses sur 12 sous un jour ouvré (58 %).')
    expect(answers).toContain('La plus longue : 12 h ouvrées.')
    expect(answers).toContain('Promesse dépassée, sans réponse : 1.')
    const quotes = readCard(desk, 'Devis acceptés').words
    expect(quotes).toContain('0 sur 1 envoyé')
    expect(quotes).toContain('0,00 € HT acceptés sur 1 501,00 € HT.')
    const closed = readCard(desk, 'Gagnées et perdues').words
    expect(closed).toContain('2 gagnées')
    expect(closed).toContain('2 perdues, 8 encore ouvertes, sur 12 demandes reçues.')

    const counts = readCard(desk, 'Demandes par semaine')
    const highest = weeks[3]?.slice(1)
    expect(counts.sentence).toBe(`De 1 à 4 ; la semaine ${highest} est la plus forte.`)
    const perWeek = ['1', '2', '1', '4', '2', '1', '1'].map((count, place) => [weeks[place], count])
    expect(counts.table).toEqual(perWeek)
    expect(counts.picture).toEqual(perWeek.flatMap(([week, count]) => [count, week]))

    const delays = readCard(desk, 'Délai médian par semaine, en heures')
    expect(delays.sentence).toBe(
      `Une semaine au-dessus de la promesse de 8 h (trait) : la ${highest}.`,
    )
    const medians = ['2 h', '2 h', '4 h', '10 h 30', '2 h', '3 h', 'aucune réponse']
    expect(delays.table.map(([, median]) => median)).toEqual(medians)
    const overBars = delays.picture.filter((_, place) => place % 2 === 0)
    expect(overBars).toEqual(['2', '2', '4', '10,5', '2', '3', '–'])
    expect(readCard(desk, 'Page d’origine').picture[0]).toBe('/devis, 1 204 vues')
    expect(desk.page()('details:not([open]) table')).toHaveLength(5)
  })

  test.each([
    [
      'De la demande à l’accord',
      '2 sur 12 sont devenues un accord (17 %).',
      [
        ['Demandes reçues', '12'],
        ['Répondues', '11'],
        ['Devis envoyés', '0'],
        ['Gagnées', '2'],
      ],
    ],
    [
      'Page d’origine',
      '9 sur 12 viennent de /devis (75 %).',
      [
        ['/devis', '1 204', '9'],
        ['/tarifs/seo', '0', '2'],
        ['/contactez-nous', '0', '1'],
        ['/', '90', '0'],
      ],
    ],
    [
      'Motifs des pertes',
      '2 demandes perdues ; motif demandé à chaque fois.',
      [
        ['Le prix', '1'],
        ['Sans nouvelles', '1'],
      ],
    ],
  ])('the bars of « %s » have the figures of their table', async (title, sentence, rows) => {
    const desk = await fill()
    await desk.open('/chiffres')
    const chart = readCard(desk, title)
    expect(chart.sentence).toBe(sentence)
    expect(chart.table).toEqual(rows)
    const [names, ends] = [0, 1].map((half) =>
      chart.picture.filter((_, place) => place % 2 === half),
    )
    expect(names?.map((name) => name.replace(/,.*/, ''))).toEqual(rows.map(([name]) => name))
    expect(ends).toEqual(rows.map((row) => row.at(-1)))
  })

  test('the address chooses the period', async () => {
    const desk = await fill()
    await desk.open('/chiffres?periode=annee-derniere')
    const [weeks, ...others] = desk.texts('[name=periode] option')
    expect(weeks).toMatch(/^\d\S* \S+ au \d\S* \S+$/)
    expect(others).toEqual(['Ce mois', 'Le mois dernier', 'Cette année', 'L’année dernière'])
    expect(desk.texts('[name=periode] [selected]')).toEqual(['L’année dernière'])
    const { words } = readCard(desk, 'Gagnées et perdues')
    expect(words).toContain('Aucune demande sur cette période.')
  })

  test('a desk without requests has a message on every card', async () => {
    const { open, main } = await setUp()
    await open('/chiffres?periode=n’importe quoi')
    const count = (words: string) => main().split(words).length - 1
    expect(count('Aucune demande sur cette période.')).toBe(4)
    expect(count('Aucune réponse sur cette période.')).toBe(2)
    expect(count('Aucune demande perdue.')).toBe(1)
    expect(count('Aucun devis envoyé sur cette période.')).toBe(1)
  })
})
