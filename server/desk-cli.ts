import { parseArgs } from 'node:util'
import { type Clock, systemClock } from './clock.ts'
import { invite } from './people/invitation.ts'
import { readSettings } from './settings.ts'
import { openStore } from './store/open-store.ts'
import type { PersonWithKeys } from './store/people.ts'
import type { Role } from './store/schema.ts'
import { type Store, StoreUnavailable } from './store/store.ts'

const help = `Qui peut entrer au bureau.

  npm run desk -- invite ADRESSE      affiche un lien qui sert une fois, pendant 48 heures
      --name "Prénom Nom"             sinon, ce qui précède l’arobase
      --role responsable|equipe       sinon, responsable pour la première personne, équipe pour les autres
  npm run desk -- people              qui peut entrer, avec combien de clés
  npm run desk -- revoke ADRESSE      termine aussitôt les clés, les sessions et les invitations d’une personne
  npm run desk -- journal --verify    dit si le journal est tel qu’il a été écrit
`

const roles: Record<Role, string> = { responsable: 'responsable', equipe: 'équipe' }

/** What a command answers: its exit code (0 done, 1 not done, 2 wrong use) and its words. */
interface Outcome {
  code: 0 | 1 | 2
  output?: string
  error?: string
}

interface Tools {
  store: Store
  clock: Clock
  /** Public origin, for the links. */
  siteUrl: string
}

/**
 * The `desk` command, without the process around it.
 *
 * @param args what follows the command's name
 */
export async function runDesk(args: string[], tools: Tools): Promise<Outcome> {
  const parsed = parse(args)
  if (!parsed) return { code: 2, error: help }
  const { positionals, values } = parsed
  const [verb, address = '', ...rest] = positionals
  const { name, role, verify, help: wantsHelp } = values
  const count = Object.keys(values).length
  if (wantsHelp) return { code: 0, output: help }
  if (rest.length > 0) return { code: 2, error: help }
  if (verb === 'invite' && isAddress(address) && !verify) {
    if (role !== undefined && role !== 'responsable' && role !== 'equipe') {
      return { code: 2, error: help }
    }
    return inviteSomebody(address, { name, role }, tools)
  }
  if (verb === 'people' && !address && count === 0) return listPeople(tools)
  if (verb === 'revoke' && isAddress(address) && count === 0) return revoke(address, tools)
  if (verb === 'journal' && !address && verify && count === 1) return verifyJournal(tools)
  return { code: 2, error: help }
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

const isAddress = (text: string) => /^[^\s@<>]+@[^\s@<>]+$/.test(text)

async function inviteSomebody(
  email: string,
  { name, role }: { name: string | undefined; role: Role | undefined },
  { store: { people }, clock, siteUrl }: Tools,
): Promise<Outcome> {
  const everybody = await people.listPeople(clock.now())
  const isFirst = everybody.every((person) => person.role !== 'responsable')
  const person = await people.addPerson(
    {
      email,
      name: name?.replace(/[\p{C}\p{Z}]+/gu, ' ').trim() || nameOf(email),
      role: role ?? (isFirst ? 'responsable' : 'equipe'),
    },
    clock.now(),
  )
  const link = await invite({ person, by: null, site: siteUrl }, { people, clock })
  return { code: 0, output: `${link}\n` }
}

/** `nina.ferrand@…` is Nina Ferrand, as far as an address tells. */
function nameOf(email: string): string {
  const words = email.slice(0, email.lastIndexOf('@')).split(/[._-]+/)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

async function listPeople({ store, clock }: Tools): Promise<Outcome> {
  const everybody = await store.people.listPeople(clock.now())
  if (everybody.length === 0) {
    return { code: 0, output: 'Personne. La première : npm run desk -- invite ADRESSE\n' }
  }
  return { code: 0, output: everybody.map((person) => `${line(person)}\n`).join('') }
}

function line({ name, email, role, keys, invitedUntil }: PersonWithKeys): string {
  const number =
    keys.length === 0 ? 'aucune clé' : `${keys.length} clé${keys.length > 1 ? 's' : ''}`
  const invited = invitedUntil === null ? '' : `, invitée jusqu’au ${iso(invitedUntil)}`
  return `${name} <${email}>, ${roles[role]}, ${number}${invited}`
}

const iso = (instant: number) => `${new Date(instant).toISOString().slice(0, 16)}Z`

async function revoke(email: string, { store: { people }, clock }: Tools): Promise<Outcome> {
  const person = await people.findPerson(email)
  if (!person) return { code: 1, error: `Personne au bureau n’a l’adresse ${email}.\n` }
  await people.revokePerson(person, null, clock.now())
  return { code: 0, output: `${person.name} ne peut plus entrer.\n` }
}

async function verifyJournal({ store: { journal } }: Tools): Promise<Outcome> {
  const forged = await journal.firstForged()
  if (forged !== undefined) {
    return { code: 1, error: `La ligne ${forged} du journal n’est pas celle qui a été écrite.\n` }
  }
  return { code: 0, output: `Les ${await journal.head()} lignes sont telles qu’écrites.\n` }
}

if (import.meta.main) {
  const read = readSettings(process.env)
  if (!read.ok) {
    process.stderr.write(`${read.message}\n`)
    process.exit(1)
  }
  const store = openStore(read.settings)
  try {
    const { code, output, error } = await runDesk(process.argv.slice(2), {
      store,
      clock: systemClock,
      siteUrl: read.settings.siteUrl ?? `http://localhost:${read.settings.port}`,
    })
    if (output) process.stdout.write(output)
    if (error) process.stderr.write(error)
    process.exitCode = code
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  } finally {
    await store.close()
  }
}
