import { parseArgs } from 'node:util'
import { tooLongIn } from '#forms/pasted.ts'
import { type Clock, systemClock } from './clock.ts'
import { findVerb, type Outcome, runCommand, type Verb } from './command.ts'
import { invite, isAddress, lineOf, longestName } from './people/invitation.ts'
import type { PersonWithKeys } from './store/people/people.ts'
import type { Store } from './store/store.ts'

const help = `Les personnes qui entrent au bureau.

  npm run desk -- invite ADRESSE [--name NOM] [--role responsable|equipe]
                                   affiche un lien qui sert une fois, pendant 48 heures
  npm run desk -- people           qui peut entrer, avec quelles clés
  npm run desk -- revoke ADRESSE   retire une personne\u00a0: ses clés et ses sessions ne valent plus
  npm run desk -- journal --verify [LIGNE:EMPREINTE]
                                   dit si une ligne du journal a été changée ou retirée, et l’empreinte
                                   de la dernière : notée ailleurs, elle montre plus tard si le journal
                                   a été coupé ou refait

La première personne est responsable, les suivantes font partie de l’équipe, sauf si --role le dit.
`

interface Tools {
  store: Store
  clock: Clock
  siteUrl: string
}

interface Call extends Tools {
  address: string
  name?: string | undefined
  role?: string | undefined
}

const verbs: Readonly<Record<string, Verb<Call>>> = {
  'invite ID': { may: ['name', 'role'], run: inviteByMail },
  people: {
    run: async ({ store, clock }) => ({
      code: 0,
      output: printPeople(await store.people.listPeople(clock.now())),
    }),
  },
  'revoke ID': {
    async run({ address, store, clock }) {
      const person = await store.people.findPerson(address)
      if (!person)
        return { code: 1, error: `Personne au bureau n’a l’adresse «\u00a0${address}\u00a0».\n` }
      await store.people.revokePerson(person, null, clock.now())
      return { code: 0, output: `${person.name} ne peut plus entrer.\n` }
    },
  },
  'journal --verify': { run: ({ store }) => verifyJournal(store) },
  'journal ID --verify': {
    run({ address, store }) {
      const noted = /^(\d{1,15}):([0-9a-f]{64})$/.exec(address)
      return noted ? verifyJournal(store, { seq: Number(noted[1]), hash: noted[2] }) : undefined
    },
  },
}

export async function runDesk(args: string[], tools: Tools): Promise<Outcome> {
  const parsed = parse(args)
  if (!parsed) return { code: 2, error: help }
  const { positionals, values } = parsed
  if (values.help) return { code: 0, output: help }
  const { name, role } = values
  const [, address = ''] = positionals
  const verb = findVerb(verbs, positionals, Object.keys(values))
  return (await verb?.run({ ...tools, address, name, role })) ?? { code: 2, error: help }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        role: { type: 'string' },
        verify: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch {
    return undefined
  }
}

async function inviteByMail({
  address: email,
  name,
  role,
  store: { people },
  clock,
  siteUrl,
}: Call): Promise<Outcome | undefined> {
  if (role !== undefined && role !== 'responsable' && role !== 'equipe') return undefined
  if (!isAddress(email))
    return { code: 1, error: `«\u00a0${email}\u00a0» n’est pas une adresse e-mail.\n` }
  const tooLong = tooLongIn(lineOf(name ?? ''), longestName, 'Le nom')
  if (tooLong) return { code: 1, error: `${tooLong}\n` }
  const known = await people.findPerson(email)
  if (known && role !== undefined && known.role !== role) {
    return {
      code: 1,
      error: `${known.name} est déjà au bureau avec un autre rôle. Pour le changer\u00a0: «\u00a0revoke\u00a0», puis «\u00a0invite\u00a0».\n`,
    }
  }
  const isFirst = (await people.listPeople(clock.now())).length === 0
  const person = await people.addPerson(
    {
      email,
      name: lineOf(name ?? '') || nameOfAddress(email),
      role: role ?? (isFirst ? 'responsable' : 'equipe'),
    },
    clock.now(),
  )
  const link = await invite({ person, by: null, site: siteUrl }, { people, clock })
  return { code: 0, output: `${link}\n` }
}

/** `Nina Ferrand` for nina.ferrand@graaand.example. */
function nameOfAddress(email: string): string {
  const words = email.replace(/@.*/, '').split(/[._+-]+/)
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return lineOf(name).slice(0, longestName).trim() || email
}

function printPeople(people: readonly PersonWithKeys[]): string {
  if (people.length === 0) return 'Personne\u00a0: npm run desk -- invite ADRESSE\n'
  const lines = people.map(({ name, email, role, keys, invitedUntil }) => {
    const ways = keys.map(({ label }) => label)
    if (invitedUntil !== null) ways.push(`invitation jusqu’au ${dateTime.format(invitedUntil)}`)
    return `${name} <${email}>, ${role} : ${ways.join(', ') || 'aucune clé'}\n`
  })
  return lines.join('')
}

const dateTime = new Intl.DateTimeFormat('fr', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

async function verifyJournal(
  { journal, moving }: Store,
  noted?: { seq: number; hash: string | undefined },
): Promise<Outcome> {
  const forged = await journal.firstForged()
  if (forged !== undefined) {
    return { code: 1, error: `La ligne ${forged} du journal a été changée, ou il en manque une.\n` }
  }
  if (noted && (await moving.hashOfLine(noted.seq)) !== noted.hash) {
    return {
      code: 1,
      error: `La ligne ${noted.seq} n’est plus celle qui a été notée\u00a0: le journal a été coupé ou refait.\n`,
    }
  }
  const { seq, hash } = await moving.journalHead()
  const last = seq > 0 ? ` À noter ailleurs\u00a0: ${seq}:${hash}` : ''
  return { code: 0, output: `Le journal est intact (lignes\u00a0: ${seq}).${last}\n` }
}

if (import.meta.main) {
  await runCommand((args, { store, siteUrl }) =>
    runDesk(args, { store, clock: systemClock, siteUrl }),
  )
}
