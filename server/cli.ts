import { parseArgs } from 'node:util'
import { formatDay } from '#quotes/dates.ts'
import { contractYears } from '#quotes/retention.ts'
import { type Clock, systemClock } from './clock.ts'
import { type Outcome as CommandOutcome, findVerb, runCommand, type Verb } from './command.ts'
import { separators } from './leads/exports/csv.ts'
import { toCsv, toJson } from './leads/exports/export-leads.ts'
import { printLead, printList } from './leads/exports/print-leads.ts'
import { printQuotes } from './leads/exports/print-quotes.ts'
import { normaliseReference } from './leads/reference.ts'
import { instantBefore } from './leads/rounds/retention.ts'
import { overdueAfter } from './leads/rounds/rounds.ts'
import type { Erased, Trouble } from './store/leads/records.ts'
import { type Backup, backUp, type Restoration, restore } from './store/moving/backup.ts'
import { importLeads } from './store/moving/import-leads.ts'
import type { Store } from './store/store.ts'

const help = `Les demandes reçues par le site.

  npm run leads -- list                        les mille plus récentes ; toutes avec --all
  npm run leads -- list --quarantine           celles qui semblent être du spam, et pourquoi
  npm run leads -- release ID                  sort une demande de quarantaine et la livre
  npm run leads -- show ID                     une seule, avec l’histoire de ses livraisons
  npm run leads -- export --format csv|json    toutes, sur la sortie standard (csv à points-virgules,
                                               ou à virgules avec --separator ,)
  npm run leads -- retry [ID]                  relance sans attendre ce qui n’est pas parti (d’une demande, ou de toutes)
  npm run leads -- erase --email ADRESSE       efface tout ce qui vient de cette adresse
  npm run leads -- purge --older-than 3y       efface ce qui est plus ancien (y ans, m mois, d jours)
  npm run leads -- backup FICHIER              copie la base, même pendant que le site s’en sert
  npm run leads -- import FICHIER              reprend toute une base SQLite dans une base vide, site arrêté
  npm run leads -- restore FICHIER             remet une copie à la place de la base, site arrêté

ID est la référence (G-7KM4-2XR) ou l’identifiant complet\u00a0; pour show, aussi le numéro d’un devis
(D-2026-014). Un devis accepté est un contrat\u00a0: erase et purge le gardent, sans sa demande, le temps
que la loi demande.
Une livraison est « waiting » (en attente), « sent » (partie), « dead » (abandonnée), « held »
(retenue, la demande étant en quarantaine) ou « dropped » (devenue sans objet avant de partir).
`

const traces = `Le fichier était occupé, ou le disque plein\u00a0: des traces de ce qui est effacé peuvent y rester.
Relancez la même commande dans un instant pour les faire disparaître.
`

const postgres = `Les demandes sont dans PostgreSQL (DATABASE_URL), qui a ses propres commandes : pg_dump et pg_restore.
`

const newest = 1_000

type Outcome = CommandOutcome<string | AsyncIterable<string>>

interface Tools {
  store: Store
  clock: Clock
  directory?: string | undefined
  siteUrl?: string | undefined
}

interface Call extends Tools {
  /** The word after the verb: as typed, and as a reference. */
  typed: string
  id: string
  options: NonNullable<ReturnType<typeof parse>>['values']
}

type LeadsVerb = Verb<Call, string | AsyncIterable<string>>

const ofFile = (run: (file: string, directory: string, now: number) => Promise<Outcome>) => ({
  run({ typed, directory, clock }: Call) {
    if (directory === undefined) return { code: 1, error: postgres } as const
    return run(typed, directory, clock.now()).catch(reportFileFault)
  },
})

const verbs: Readonly<Record<string, LeadsVerb>> = {
  list: { run: ({ store, clock }) => ({ code: 0, output: list(store, clock, newest) }) },
  'list --all': { run: ({ store, clock }) => ({ code: 0, output: list(store, clock, Infinity) }) },
  'list --quarantine': {
    run: ({ store }) => ({
      code: 0,
      output: printList(store.streamLeads({ quarantined: true }), 'doubts'),
    }),
  },
  'release ID': {
    async run({ store, clock, id, typed }) {
      const lead = await store.findLead(id)
      if (!lead) return notFound(typed)
      return (await store.release(lead.id, clock.now()))
        ? { code: 0, output: `${lead.reference} est sortie de quarantaine.\n` }
        : { code: 1, error: `${lead.reference} n’est pas en quarantaine.\n` }
    },
  },
  'show ID': { run: show },
  'export --format': {
    may: ['separator'],
    run({ store, siteUrl, options }) {
      if (options.format === 'json' && options.separator === undefined) {
        return { code: 0, output: toJson(store.streamLeads(), siteUrl) }
      }
      const separator = separators.find((one) => one === (options.separator ?? ';'))
      if (options.format !== 'csv' || !separator) return undefined
      return { code: 0, output: toCsv(store.streamLeads(), siteUrl, separator) }
    },
  },
  retry: { run: async ({ store, clock }) => reportRetry(await store.retry(clock.now())) },
  'retry ID': {
    async run({ store, clock, id, typed }) {
      const lead = await store.findLead(id)
      return lead ? reportRetry(await store.retry(clock.now(), lead.id)) : notFound(typed)
    },
  },
  'erase --email': {
    async run({ store, clock, options: { email = '' } }) {
      if (!email.trim()) return undefined
      const act = { person: null, at: clock.now() }
      const erased = await store.eraseAddress(email, act, { includesFormer: true })
      return reportErased(erased, await store.mentions(email))
    },
  },
  'purge --older-than': {
    async run({ store, clock, options }) {
      const instant = instantBefore(clock.now(), options['older-than'] ?? '')
      if (instant === undefined) return undefined
      return reportErased(await store.eraseBefore(instant, { person: null, at: clock.now() }))
    },
  },
  'backup ID': ofFile(async (file, directory) => reportBackup(await backUp(directory, file), file)),
  'restore ID': ofFile(async (file, directory, now) =>
    reportRestoration(await restore(directory, file, now), file),
  ),
  'import ID': {
    run: async ({ store, directory, typed }) =>
      reportImport(await importLeads(typed, store), typed, directory),
  },
}

export async function runLeads(args: string[], tools: Tools): Promise<Outcome> {
  const parsed = parse(args)
  if (!parsed) return { code: 2, error: help }
  const { positionals, values: options } = parsed
  if (options.help) return { code: 0, output: help }
  const [, typed = ''] = positionals
  const verb = findVerb(verbs, positionals, Object.keys(options))
  const call = { ...tools, typed, id: normaliseReference(typed), options }
  return (await verb?.run(call)) ?? { code: 2, error: help }
}

async function show({ typed, id, store, clock, siteUrl }: Call): Promise<Outcome> {
  const quote = await store.quotes.find(id)
  const lead = await store.findLead(quote?.lead?.id ?? id)
  if (!lead && !quote) return notFound(typed)
  const quotes = lead ? await store.quotes.ofLead(lead.id) : quote ? [quote] : []
  const sheet = lead ? printLead(lead, siteUrl) : ''
  return { code: 0, output: `${sheet}${printQuotes(quotes, clock.now())}` }
}

function parse(args: string[]) {
  try {
    const { tokens, ...parsed } = parseArgs({
      args,
      tokens: true,
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        separator: { type: 'string' },
        email: { type: 'string' },
        'older-than': { type: 'string' },
        quarantine: { type: 'boolean' },
        all: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    const flags = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
    return new Set(flags).size === flags.length ? parsed : undefined
  } catch {
    return undefined
  }
}

function notFound(id: string): Outcome {
  return { code: 1, error: `Aucune demande ne porte la référence ou l’identifiant « ${id} ».\n` }
}

async function* list(store: Store, clock: Clock, limit: number) {
  let listed = 0
  let isCut = false
  async function* counted() {
    for await (const lead of store.streamLeads({ quarantined: false, limit: limit + 1 })) {
      isCut = listed === limit
      if (isCut) return
      listed += 1
      yield lead
    }
  }
  yield* printList(counted())
  if (isCut) yield `\nLes ${limit} plus récentes ; toutes : npm run leads -- list --all\n`
  yield reportTrouble(await store.trouble(clock.now() - overdueAfter))
  yield reportQuarantined(await store.countQuarantined())
}

function reportQuarantined(number: number): string {
  if (number === 0) return ''
  return `\n${count(number, 'autre demande est', 'autres demandes sont')} en quarantaine : npm run leads -- list --quarantine\n`
}

function reportErased(erased: Erased, mentions: readonly string[] = []): Outcome {
  const { references, deliveries, attempts, notes, messages, quotes, contracts } = erased
  const total = [
    count(references.length, 'demande effacée', 'demandes effacées'),
    count(deliveries, 'livraison', 'livraisons'),
    count(attempts, 'essai', 'essais'),
    ...(notes > 0 ? [count(notes, 'note', 'notes')] : []),
    ...(messages > 0 ? [count(messages, 'message', 'messages')] : []),
    ...(quotes > 0 ? [count(quotes, 'devis non accepté', 'devis non acceptés')] : []),
  ].join(', ')
  const output = [
    `${total}.`,
    ...references.map((reference) => `  ${reference}`),
    ...reportKept(contracts),
    ...(mentions.length > 0
      ? [
          'Non effacé, car d’autres personnes l’ont écrit\u00a0: cette adresse est citée dans',
          ...mentions.map((reference) => `  ${reference}`),
        ]
      : []),
    '',
  ].join('\n')
  return erased.tracesLeft ? { code: 1, output, error: traces } : { code: 0, output }
}

function reportKept(contracts: Erased['contracts']): string[] {
  if (contracts.length === 0) return []
  const kept = count(contracts.length, 'contrat gardé', 'contrats gardés')
  return [
    `${kept} ${contractYears} ans après la fin de la prestation (code de la consommation, L.\u00a0213-1)\u00a0:`,
    ...contracts.map(({ number, until }) => `  ${number}, jusqu’au ${formatDay(until)}`),
  ]
}

function reportFileFault(error: unknown): Outcome {
  if (typeof (error as { code?: unknown }).code !== 'string') throw error
  return { code: 1, error: `${(error as Error).message}\n` }
}

function reportRetry({ dead, waiting }: { dead: number; waiting: number }): Outcome {
  const revived = count(dead, 'livraison abandonnée relancée', 'livraisons abandonnées relancées')
  const hurried = count(waiting, 'livraison en attente avancée', 'livraisons en attente avancées')
  return { code: 0, output: `${revived}, ${hurried}.\n` }
}

function reportTrouble({ overdue, dead }: Trouble): string {
  const faults = [
    overdue > 0 && count(overdue, 'livraison en retard', 'livraisons en retard'),
    dead > 0 && count(dead, 'livraison abandonnée', 'livraisons abandonnées'),
  ].filter(Boolean)
  if (faults.length === 0) return ''
  return `\n${faults.join(', ')} : « show ID » dit pourquoi, « retry » les relance.\n`
}

function reportImport(
  imported: Awaited<ReturnType<typeof importLeads>>,
  file: string,
  directory: string | undefined,
): Outcome {
  if (imported === 'not empty') return { code: 1, error: notEmpty(directory) }
  if (typeof imported === 'string') {
    return { code: 1, error: `${fileFaults(file)[imported]} Rien n’a changé.\n` }
  }
  const leads = count(imported.leads, 'demande reprise', 'demandes reprises')
  const quotes = imported.quotes > 0 ? ` et ${imported.quotes} devis` : ''
  return {
    code: 0,
    output: `${leads}${quotes} de ${file}, avec tout ce qui s’y rattache. Au bureau, chacun se reconnecte.\n`,
  }
}

function notEmpty(directory: string | undefined): string {
  const remedy =
    directory === undefined
      ? 'Créez une base vide et mettez son adresse dans DATABASE_URL'
      : `Arrêtez le site et déplacez hors de ${directory} les fichiers leads.sqlite*`
  return `La base d’arrivée contient déjà des données\u00a0: l’import n’en complète aucune, il remplit une base vide.
Rien n’a changé. ${remedy}, puis relancez cette commande avant de démarrer le site.
`
}

function reportBackup(made: Backup, file: string): Outcome {
  if (made.ok) {
    const kept = count(made.leads, 'demande copiée', 'demandes copiées')
    return { code: 0, output: `${kept} dans ${file}.\n` }
  }
  const faults = {
    'no database': 'Il n’y a pas encore de base à copier.',
    exists: `${file} existe déjà : rien n’a été copié, rien n’est écrasé.`,
    damaged: 'La base est endommagée : « restore FICHIER » remet la dernière copie à sa place.',
  }
  return { code: 1, error: `${faults[made.fault]}\n` }
}

function reportRestoration(restored: Restoration, file: string): Outcome {
  if (restored.ok) {
    const kept = count(restored.leads, 'demande remise', 'demandes remises')
    const aside = restored.aside
      ? ` La base précédente est gardée : ${restored.aside}
Supprimez-la dès qu’elle ne sert plus : aucun effacement ne l’atteint.`
      : ''
    return {
      code: 0,
      output: `${kept} en place.${aside}
Ce qui s’est passé depuis cette copie n’y est pas : des e-mails déjà partis peuvent repartir, et les
effacements demandés depuis sont à refaire. Au bureau, sessions et invitations ont pris fin ; une clé
ou une personne retirée depuis est à retirer de nouveau.
`,
    }
  }
  return { code: 1, error: `${fileFaults(file)[restored.fault]} Rien n’a changé.\n` }
}

function fileFaults(file: string) {
  return {
    'no backup': `${file} n’existe pas.`,
    damaged: `${file} est endommagé.`,
    foreign: `${file} n’est pas une copie de cette base, ou a été changé à la main.`,
    newer: `${file} vient d’une version plus récente du site.`,
    'in use': 'Le site se sert de la base : arrêtez-le d’abord.',
  }
}

function count(number: number, one: string, several: string): string {
  return `${number} ${number > 1 ? several : one}`
}

if (import.meta.main) {
  await runCommand((args, { store, settings, siteUrl }) => {
    const directory = settings.databaseUrl ? undefined : settings.dataDirectory
    return runLeads(args, { store, clock: systemClock, directory, siteUrl })
  })
}
