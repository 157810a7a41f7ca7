import { randomUUID } from 'node:crypto'
import { addDays, dayAt } from '#quotes/dates.ts'
import { day, hour } from '#server/days.ts'
import { drawQuotePdf } from '#server/quotes/pdf.ts'
import { createSqliteStore } from '#server/store/databases/sqlite.ts'
import type { NewLead } from '#server/store/leads/records.ts'
import { type Agency, furnishAgency } from '#workshop/agency.ts'
import { mail, sendQuote } from '#workshop/quotes.ts'
import { startSite, temporaryFolder } from '#workshop/site.ts'
import { enterDesk } from '#workshop/staff.ts'
import { mailSettings, startFakeSmtp } from '../test/fake-mail.ts'
import { freePort } from '../test/free-port.ts'
import { sampleQuote } from '../test/sample-quote.ts'

export type SeededSite = Awaited<ReturnType<typeof startSeededSite>>

const past = [
  ['Hélène Vidal', 'Création de Site Web', 'Un cabinet à Sète, deux praticiennes.', '/devis', 2],
  ['Marc Oliveira', 'SEO', 'Notre site est introuvable depuis sa refonte.', '/tarifs/seo', 4],
  ['Salma Trabelsi', 'E-commerce', 'Je vends des savons à l’huile d’olive.', '/devis', 3],
  ['Les Pas-Sages', 'Webmastering', 'Un tarif associatif ?', '/contactez-nous', 26],
  ['Yassine Haddad', 'Logo et branding', 'Un logo et des cartes.', '/tarifs/seo', 5],
  ['Inès Moreau', 'Création de Site Web', 'Un site pour mes cours de yoga.', '/apercus', 1],
] as const

/** Starts a site whose database has a request and a quote in each state. */
export async function startSeededSite() {
  const opened = new AsyncDisposableStack()
  const folder = opened.use(await temporaryFolder())
  const smtp = opened.adopt(await startFakeSmtp(), (smtp) => smtp.close())
  const PORT = String(await freePort())
  const settings = {
    ...{ DATA_DIR: folder.path, PORT, SITE_URL: `http://127.0.0.1:${PORT}` },
    ...mailSettings(smtp.url),
  }
  const who = { name: 'Nina Ferrand', email: 'nina@graaand.example' }
  const { person: nina, secret } = await enterDesk(settings, who)
  const flags = { path: '/bureau', secure: true, httpOnly: true, domain: '127.0.0.1' }
  const store = opened.adopt(createSqliteStore(folder.path), (store) => store.close())
  const agency = await furnishAgency(store, { nina, file: drawQuotePdf })
  await addPast(agency)
  await addRequests(agency)
  await addQuotes(agency)
  const { url } = opened.use(await startSite(settings))
  return {
    ...{ url, ...agency, cookie: [{ name: 'bureau', value: secret, ...flags }] },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

/** Adds eight weeks of answered and lost requests, for the figures. */
async function addPast({ store, now, nina, ask }: Agency) {
  for (let week = 1; week <= 8; week++) {
    for (const [turn, [name, service, description, page, hours]] of past.entries()) {
      const receivedAt = now - week * 7 * day + turn * day
      const values = { name, email: `client${turn}@exemple.fr`, phone: '', service, description }
      const lead = await ask(`avant-${week}-${turn}`, { page, values, receivedAt })
      const answer = { id: randomUUID(), leadId: lead.id, version: 0, person: nina }
      const letter = { subject: 'Votre demande', text: 'Bonjour, voici nos disponibilités.' }
      const at = receivedAt + hours * hour
      await store.messages.keepAnswer({ ...answer, ...letter }, at, 'smtp')
      const loss = { kind: 'lose', reason: turn % 2 ? 'price' : 'silence', detail: '' } as const
      if ((turn + week) % 3 === 1) await store.work.change(lead, loss, nina, at)
    }
  }
  const views = past.map(([, , , page], turn) => ({ page, count: 90 - 12 * turn }))
  await store.pageViews.add(views.map((view) => ({ ...view, day: dayAt(now - 10 * day) })))
}

async function addRequests({ store, now, nina, ask }: Agency) {
  const message = (message: string, changes: Partial<NewLead> = {}): Partial<NewLead> => {
    const values = { name: 'Leïla Mansour', email: 'leila@exemple.fr', phone: '', message }
    return { form: 'contact', page: '/contactez-nous', values, ...changes }
  }
  await ask('recue')
  await ask('mot', message('Une question sur vos délais.'))
  await ask('en-retard', { receivedAt: now - 4 * day })
  await store.work.change(await ask('prise'), { kind: 'take' }, nina, now)
  const advert = 'Boost your sales now: https://a.example https://b.example https://c.example'
  await ask('douteuse', message(advert, { quarantine: ['links', 'advert'] }))
}

async function addQuotes(agency: Agency) {
  const { store, now, nina, quote, accept, draft } = agency
  const { client } = sampleQuote
  await quote('devis')
  const consumer = { kind: 'consumer', company: '', role: '', employees: null } as const
  await quote('particulier', { client: { ...client, ...consumer }, place: 'distance' })
  const lines = sampleQuote.lines.map((line) => ({ ...line, price: line.price * 30, vat: 1900 }))
  const sold = { seller: 'TN', currency: 'tnd', vatRule: 'tn-home' } as const
  await quote('dinars', { ...sold, client: { ...client, country: 'TN' }, lines })
  const { lead, key } = await quote('question')
  const text = 'Les photos sont-elles comprises ?'
  await store.quotes.ask({ id: randomUUID(), leadId: lead.id, key, text }, now, mail)
  const reason = 'Trop cher pour nous'
  await store.quotes.decline({ ...(await quote('refuse')).key, reason }, now, mail)
  await quote('expire', { validUntil: addDays(dayAt(now), -1) })
  const replaced = await quote('remplace')
  const request = { id: replaced.lead.id, email: replaced.content.client.email }
  const { quoteId } = replaced
  await sendQuote(store, request, { discount: 1000, deposit: 4000 }, { quoteId, by: nina })
  await accept(await quote('accepte'))
  const note = 'Signé au restaurant, classeur 2026'
  const paper = { recordedBy: nina.name, note, scanDigest: 'b7'.repeat(32) }
  await accept(await quote('papier'), { paper, shownAt: null, copyBy: 'post' })
  await accept(await quote('tot'), { earlyStart: true, copyBy: 'post' })
  await store.quotes.withdraw(await accept(await quote('retracte')), now, mail)
  const early = await accept(await quote('retracte-tot'), { earlyStart: true })
  await store.quotes.withdraw(early, now, mail)
  await settleMails(agency, 'sent')
  await quote('echec')
  await settleMails(agency, 'dead')
  await draft('brouillon')
  await draft('bloque', { lines: [], subject: '', balanceDue: '' })
}

async function settleMails({ store }: Agency, state: 'sent' | 'dead') {
  const at = Date.now()
  const due = { channels: ['smtp'] as const, now: at, until: at + hour, limit: 99 }
  for (const claimed of await store.claimDue(due)) {
    const outcome = state === 'sent' ? 'sent' : 'failed'
    await store.recordAttempt(claimed, { at, outcome, detail: '' }, { state, dueAt: at + hour })
  }
}
