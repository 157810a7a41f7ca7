import { setTimeout as pause } from 'node:timers/promises'
import type { Store } from '#server/store/store.ts'
import { enterDesk } from '#workshop/staff.ts'
import { untilDone } from '#workshop/web.ts'
import {
  fieldsOfRounds,
  judgePages,
  markedPages,
  markOf,
  marksDrafted,
  marksStored,
  prepareRound,
} from './rounds.ts'

interface Options {
  /** Settings of the site, for access to its database: a staff member is added. */
  settings: Record<string, string>
  store: Store
  /** Milliseconds within which every instance shows a publication; 0 for a single instance. */
  lag: number
}

/**
 * Edits and publishes in rounds between `begin` and `rest`, and checks every page after each round. Call it
 * while the site has one instance, because the first round counts the pages.
 */
export async function startEditor(url: string, { settings, store, lag }: Options) {
  const { secret } = await enterDesk(settings, { name: 'Élise Caron' })
  const { publications } = store
  const broken: string[] = []
  /** Rounds by the number of a publication reported as done. */
  const told = new Map<number, number>()
  /** By the key of a field: marks of the text reported as stored last, and of later ones without an answer. */
  const possible = new Map<string, Set<number>>()
  let [round, inVain, looks, pages] = [0, 0, 0, 0]
  /** Milliseconds of the last round that succeeded. */
  let duration = 0
  /** Publications and rounds at the last look. */
  let seen = { number: 0, round: 0 }
  let isOver = false
  let working: Promise<void> | undefined

  /** Stores the texts of the next round; returns a function that publishes them. */
  async function prepare() {
    round += 1
    const begun = performance.now()
    const [mine, mark] = [round, markOf(round)]
    const publish = await prepareRound(url, secret, mine, {
      onSending: (key) => possible.set(key, new Set(possible.get(key)).add(mark)),
      onSaved: (key) => possible.set(key, new Set([mark])),
    })
    return async () => {
      told.set(await publish(), mine)
      duration = performance.now() - begun
    }
  }
  const publishRound = async () => (await prepare())()

  /** Compares pages and drafts with the last publication; retries until the site answers. */
  async function look() {
    const deadline = performance.now() + lag
    for (;;) {
      const number = await untilDone(() => publications.last())
      const faults = await untilDone(() => judgePages(url, publications, { number, pages }))
      const lost = await untilDone(lostTexts)
      const isSettled = number === (await untilDone(() => publications.last()))
      if (isSettled && (faults.length + lost.length === 0 || performance.now() >= deadline)) {
        // Among several instances, a round may end after its connection was cut.
        const isTwice = lag === 0 && number - seen.number > round - seen.round
        if (isTwice) faults.push(`publication ${number} after ${seen.number}`)
        broken.push(...[...faults, ...lost].map((fault) => `round ${round}: ${fault}`))
        seen = { number, round }
        looks += 1
        return
      }
      await pause(100)
    }
  }

  /** Lists drafts that are online, and fields whose value is older than the text reported as stored last. */
  async function lostTexts() {
    const drafts = await marksDrafted(store)
    const online = await marksStored(publications, await publications.last())
    return fieldsOfRounds.flatMap((key, index) => {
      const expected = possible.get(key)
      const shown = drafts.has(key) ? drafts.get(key) : online[index]
      if (drafts.has(key) && shown === online[index]) return [`${key} is online and a draft`]
      const isThere = shown !== undefined && expected?.has(shown)
      return isThere ? [] : [`${key} shows ${shown} instead of ${[...(expected ?? [])]}`]
    })
  }

  async function work() {
    while (!isOver) {
      await publishRound().catch(async (error) => {
        inVain += 1
        // A save cut from its client is stored up to ten seconds later, and marks repeat after 17 rounds.
        if (lag > 0) await pause(1_000)
        // Valid texts are refused only while PostgreSQL restarts.
        if (lag === 0 && /a échoué/.test(error.message)) broken.push(error.message)
      })
      await look()
    }
  }

  // Publishes once, so that every page contains marks, and every field has a round.
  await untilDone(publishRound)
  pages = await untilDone(async () => (await markedPages(url)).length)

  return {
    prepare,
    look,
    roundTime: () => duration,
    begin() {
      working = work()
      // `rest` throws the error.
      working.catch(() => {})
    },
    /** Stops after a last publication, because the last round may have failed. */
    async rest() {
      isOver = true
      await working
      await untilDone(publishRound)
      await look()
    },
    /** Compares the stored publications with the reported ones, and with the pages. */
    async judge() {
      await look()
      const last = await publications.last()
      for (let number = 1; number <= last; number++) {
        const marks = await marksStored(publications, number)
        const expected = told.has(number) ? markOf(told.get(number) ?? 0) : marks[0]
        if (marks.some((mark) => mark !== expected)) {
          broken.push(`publication ${number} has the rounds ${marks} instead of ${expected}`)
        }
        const lines = await store.journal.about(`Publication ${number}`)
        if (lines.length !== 1) broken.push(`publication ${number}: ${lines.length} in the journal`)
      }
      const missing = [...told.keys()].filter((number) => number > last)
      if (missing.length > 0) broken.push(`publications ${missing}: reported and lost`)
      const waiting = await store.contentDrafts.count()
      if (waiting > 0) broken.push(`${waiting} drafts stay after their publication`)
      return { publications: last, told: told.size, inVain, looks, pages, broken }
    },
  }
}
