import { type SeededRandom, seededRandom } from '#art/seeded-random.ts'
import { joinPath, textsOf, valueAt } from '#content/documents/paths.ts'
import type { FieldNode } from '#desk/edition/fields/field-node.ts'
import { hasItems, insideOf, kindOf, leavesOf } from '#desk/edition/fields/kinds.ts'
import type { Edition } from '#server/edition/edition.ts'
import type { Edit, EditionState, Person } from '#server/edition/edition-types.ts'
import { fieldsOf } from '#server/edition/fields.ts'
import { fingerprint } from '#server/edition/fingerprint.ts'
import type { Store } from '#server/store/store.ts'
import { fakeEdition, karim, nina } from '#workshop/edition.ts'

/** Documents with texts, with lists, with lists within lists, and with texts that other documents borrow. */
const edited = [
  'pages/accueil',
  'pages/questions-frequentes',
  'catalogue/packs/seo',
  'company/sentences',
] as const

/** Outcome of the typed texts; each contains one unique word. */
interface Ledger {
  typed: Map<string, string>
  /** Words refused because somebody else had changed the field, as their author was told. */
  stale: Set<string>
  /** Words that somebody saw and then replaced or removed. */
  replaced: Set<string>
}

/**
 * Simulates two people who edit the same documents at once, each on an own instance.
 *
 * @returns counts, and the lost texts: neither online nor drafted, nor replaced by somebody who saw them, nor
 *   refused as stale
 */
export async function editAsTwo(
  stores: readonly [Store, Store],
  { seed, edits }: { seed: string; edits: number },
) {
  const ledger: Ledger = { typed: new Map(), stale: new Set(), replaced: new Set() }
  const first = await stores[0].publications.last()
  let done = 0
  const takeTurn = () => (done < edits ? done++ : undefined)
  const [here, there] = stores.map((store) => fakeEdition(store).edition) as [Edition, Edition]
  await Promise.all([
    work(here, nina, seededRandom(`${seed}: Nina`), takeTurn, ledger),
    work(there, karim, seededRandom(`${seed}: Karim`), takeTurn, ledger),
  ])
  const { working, last } = await here.state()
  const shown = wordsOf([...working])
  const { typed, stale, replaced } = ledger
  const lost = [...typed].filter(
    ([word]) => !shown.has(word) && !stale.has(word) && !replaced.has(word),
  )
  return {
    accepted: typed.size - stale.size,
    stale: stale.size,
    publications: last - first,
    lost: lost.map(([, edit]) => edit),
  }
}

async function work(
  edition: Edition,
  person: Person,
  random: SeededRandom,
  takeTurn: () => number | undefined,
  { typed, stale, replaced }: Ledger,
) {
  let seen = await edition.state()
  for (let turn = takeTurn(); turn !== undefined; turn = takeTurn()) {
    // Reloads half of the time; otherwise this person edits an outdated page.
    if (random.integer(2) === 0) seen = await edition.state()
    if (random.integer(50) === 0) {
      const chosen = seen.changes.map(({ key, after }) => [key, fingerprint(after)] as const)
      await edition.publish(new Map(chosen), seen.last, person)
      continue
    }
    const word = wordOf(turn)
    const edit = editIn(seen, word, random)
    if (!edit) continue
    if (edit.kind === 'set') typed.set(word, `${person.name}: ${JSON.stringify(edit)}`)
    const result = await edition.edit([edit], person)
    const isStale = result.stale.length > 0
    if (isStale && edit.kind === 'set') stale.add(word)
    if (isStale || (edit.kind !== 'set' && edit.kind !== 'remove')) continue
    const before = valueAt(seen.working.get(edit.document), edit.path)
    for (const gone of wordsOf(before)) replaced.add(gone)
  }
}

/** Unique word without digits, because publishing asks for a confirmation of figures in texts. */
export function wordOf(turn: number): string {
  const letters = [...turn.toString().padStart(6, '0')].map((digit) =>
    String.fromCharCode(97 + Number(digit)),
  )
  return `mot${letters.join('')}`
}

const wordsOf = (value: unknown) =>
  new Set(textsOf(value).flatMap(({ text }) => text.match(/mot[a-j]{6}/g) ?? []))

function editIn(
  { working, changes }: EditionState,
  word: string,
  random: SeededRandom,
): Edit | undefined {
  const document = random.pick(edited)
  const value = working.get(document)
  const nodes = fieldsOf(document, value)
  const act = random.integer(10)
  if (act < 6) {
    const path = pick(
      leavesOf(nodes).filter(
        (leaf) => kindOf(leaf).isEditable(leaf) && typeof valueAt(value, leaf.path) === 'string',
      ),
      random,
    )?.path
    if (path === undefined) return
    return {
      kind: 'set',
      document,
      path,
      value: `Un ${word}.`,
      seen: fingerprint(valueAt(value, path)),
    }
  }
  if (act === 9) {
    const change = pick(changes, random)
    const kind = random.pick(['keep', 'settle'] as const)
    return change && { kind, document: change.document, path: change.field }
  }
  const list = pick(listsOf(nodes), random)
  if (!list) return
  if (act === 6) return { kind: 'add', document, path: list.path }
  const items = valueAt(value, list.path) as readonly unknown[]
  if (items.length === 0) return
  const path = joinPath(list.path, random.integer(items.length))
  const place = { document, path, seen: fingerprint(valueAt(value, path)) }
  return act === 7
    ? { kind: 'remove', ...place }
    : { kind: 'move', ...place, by: random.pick([-1, 1] as const) }
}

const pick = <Item>(list: readonly Item[], random: SeededRandom) =>
  list[random.integer(list.length)]

const listsOf = (nodes: readonly FieldNode[]): FieldNode[] =>
  nodes.flatMap((node) => [...(hasItems(node) ? [node] : []), ...listsOf(insideOf(node))])
